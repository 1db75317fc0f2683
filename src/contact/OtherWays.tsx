import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import type { contactForm } from '../site/contactForm';
import type { Draft } from './draft';
import { fittingUrl, short } from './fittingUrl';

interface OtherWaysProps {
  content: (typeof contactForm)['otherWays'];
  message: Draft;
}

/** Links that open a message where the visitor can send it without the form. */
export function OtherWays({ content: { mail, chat, continues }, message }: OtherWaysProps) {
  const { name, lastname, title, email, message: text = '' } = message;
  const signature = `${name} ${lastname}\n${email}`;
  const subject = short(title || mail.subject);
  return (
    <>
      <Button as="a" href={fittingUrl((letter) => mail.url(subject, letter), text, signature, continues)}>
        {mail.label}
      </Button>
      {chat && (
        <Button as={ExternalLink} href={fittingUrl(chat.url, text, signature, continues)}>
          {chat.label}
        </Button>
      )}
    </>
  );
}
