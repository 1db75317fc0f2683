import { ContactForm } from '../contact/ContactForm';
import { SplitPage } from '../layout/SplitPage';
import { ContactDetails } from '../sections/ContactDetails';
import { contactDetails } from '../site/contact';
import { contactForm } from '../site/contactForm';

export function Contact() {
  return (
    <SplitPage>
      <ContactDetails content={contactDetails} />
      <ContactForm content={contactForm} />
    </SplitPage>
  );
}
