import { ContactForm } from '../../../../src/contact/ContactForm';
import { SplitPage } from '../../../../src/layout/SplitPage';
import { PageHead } from '../../../../src/navigation/PageHead';
import { ContactDetails } from '../../../../src/sections/ContactDetails';
import { contactDetails } from '../../../../src/site/contact';
import { contactForm } from '../../../../src/site/contactForm';
import { contactMetadata } from '../../../../src/site/metadata/contact';

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
