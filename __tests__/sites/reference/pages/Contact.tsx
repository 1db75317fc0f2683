import { ContactForm } from '../../../../src/contact/ContactForm';
import { SplitPage } from '../../../../src/layout/SplitPage';
import { ContactDetails } from '../../../../src/sections/ContactDetails';
import { contactDetails } from '../../../../src/site/contact';
import { contactForm } from '../../../../src/site/contactForm';

export function Contact() {
  return (
    <SplitPage>
      <ContactDetails content={contactDetails} />
      <ContactForm content={contactForm} />
    </SplitPage>
  );
}
