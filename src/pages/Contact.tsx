import { styled } from 'styled-components';
import { Halves } from '../components/Halves';
import { ContactForm } from '../contact/ContactForm';
import { ContactDetails } from '../sections/ContactDetails';
import { contactDetails } from '../site/contact';
import { contactForm } from '../site/contactForm';
import { media } from '../theme/media';

export function Contact() {
  return (
    <Body>
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
