import { styled } from 'styled-components';
import { Halves } from '../components/Halves';
import { PageMeta } from '../components/PageMeta';
import { contactDetails } from '../content/contact';
import { contactForm } from '../content/contactForm';
import { contactMetadata } from '../content/metadata/contact';
import { ContactDetails } from '../sections/ContactDetails';
import { ContactForm } from '../sections/ContactForm';
import { media } from '../theme/media';

export function Contact() {
  return (
    <Body>
      <PageMeta meta={contactMetadata} />
      <div>
        <ContactDetails content={contactDetails} />
      </div>
      <div>
        <ContactForm content={contactForm} />
      </div>
    </Body>
  );
}

const Body = styled(Halves)`
  padding-block: clamp(40px, 8vw, 120px) var(--section);

  ${media.print} {
    padding-block: 16pt;
  }
`;
