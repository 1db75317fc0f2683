import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import type { contactForm } from '../content/contactForm';
import type { Draft } from './draft';

interface OtherWaysProps {
  content: (typeof contactForm)['otherWays'];
  message: Draft;
}

/** Links that open a message where the visitor can send it without the form. */
export function OtherWays({ content: { mail, chat }, message }: OtherWaysProps) {
  const { name, lastname, title, email, message: text } = message;
  // Mails need line breaks of two characters.
  const letter = `${text}\n\n${name} ${lastname}\n${email}`.replaceAll('\n', '\r\n');
  return (
    <>
      <Button as="a" href={mail.url(title || mail.subject, letter)}>
        {mail.label}
      </Button>
      {chat && (
        <Button as={ExternalLink} href={chat.url(letter)}>
          {chat.label}
        </Button>
      )}
    </>
  );
}
