import { ContactForm } from '../contact/ContactForm';
import { SplitPage } from '../layout/SplitPage';
import { PageHead } from '../navigation/PageHead';
import { ContactDetails } from '../sections/ContactDetails';
import { contactDetails } from '../site/contact';
import { contactForm } from '../site/contactForm';
import { contactMetadata } from '../site/metadata/contact';

export function Contact() {
  return (
    <>
      <PageHead metadata={contactMetadata} />
      <SplitPage>
        <ContactDetails content={contactDetails} />
        <ContactForm content={contactForm} />
      </SplitPage>
    </>
  );
}
