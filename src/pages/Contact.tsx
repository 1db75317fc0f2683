import { contactDetails, contactForm, pageMetadata } from '#site/otherPages';
import { ContactForm } from '../contact/ContactForm';
import { SplitPage } from '../layout/SplitPage';
import { PageHead } from '../navigation/PageHead';
import { ContactDetails } from '../sections/ContactDetails';

export function Contact() {
  return (
    <>
      <PageHead metadata={pageMetadata.contact} />
      <SplitPage>
        <ContactDetails content={contactDetails} />
        <ContactForm content={contactForm} />
      </SplitPage>
    </>
  );
}
