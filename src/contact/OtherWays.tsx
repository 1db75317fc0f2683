import type { contactForm } from '#site/otherPages';
import { Button } from '../components/Button';
import { ExternalLink } from '../components/ExternalLink';
import type { Draft } from './draft';
import { fittingUrl, short } from './fittingUrl';

interface OtherWaysProps {
  content: (typeof contactForm)['otherWays'];
  message: Draft;
}

/** Links that open the visitor's message in a mail program or a chat, where the visitor can send the message. */
export function OtherWays({ content: { mail, chat, continues }, message }: OtherWaysProps) {
  const { name, lastname, title, email, message: text = '' } = message;
  const signature = `${name} ${lastname}\n${email}`;
  const mailStart = `${mail.url}?subject=${encodeURIComponent(short(title || mail.subject))}&body=`;
  return (
    <>
      <Button as="a" href={fittingUrl(mailStart, text, signature, continues)}>
        {mail.label}
      </Button>
      {chat && (
        <Button as={ExternalLink} href={fittingUrl(chat.start, text, signature, continues)}>
          {chat.label}
        </Button>
      )}
    </>
  );
}
