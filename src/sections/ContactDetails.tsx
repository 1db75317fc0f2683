import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { contactDetails } from '#site/otherPages';
import { Copyable } from '../components/Copyable';
import { ExternalLink } from '../components/ExternalLink';
import { MailAddress } from '../components/MailAddress';
import { Picture } from '../components/Picture';
import { SocialLinks } from '../components/SocialLinks';
import { StatusPill } from '../components/StatusPill';
import { Title } from '../components/Title';
import { Typeset } from '../components/Typeset';
import { underlined } from '../theme/fragments';
import { media } from '../theme/media';

export function ContactDetails({ content }: { content: typeof contactDetails }) {
  const { heading, availability, location, phone, email, profiles, card, map } = content;
  return (
    <Column>
      <Head>
        <Title level={1} text={heading} />
        {availability && <StatusPill>{availability}</StatusPill>}
      </Head>
      <Rows>
        <Row label={location.label}>
          <Typeset>{location.text}</Typeset>
        </Row>
        {phone && (
          <Row label={phone.label}>
            <TextLink as={ExternalLink} href={phone.url}>
              {phone.text}
            </TextLink>
          </Row>
        )}
        <Row label={email.label}>
          <Copyable text={email.address} labels={email}>
            <TextLink href={email.url} aria-label={email.text}>
              <MailAddress>{email.text}</MailAddress>
            </TextLink>
          </Copyable>
        </Row>
        {profiles.items.length > 0 && (
          <Row label={profiles.label}>
            <SocialLinks label={profiles.label} profiles={profiles.items} />
          </Row>
        )}
        <Row label={card.label}>
          <TextLink href={card.file} download>
            {card.text}
          </TextLink>
        </Row>
      </Rows>
      {map && <Picture {...map} loading="eager" />}
    </Column>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Column = styled.div`
  display: grid;
  gap: clamp(32px, 4vw, 56px);
  align-content: start;

  /* Makes the focus ring as wide as the text, as on the other pages. */
  h1 {
    justify-self: start;
  }

  > img, > picture img {
    width: 100%;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/* In a wide window, the values are aligned with a vertical line of the page's background. Longer values start before this line. */
const Rows = styled.dl`
  border-block-start: 1px solid var(--hairline);

  > div {
    display: grid;
    grid-template-columns: clamp(6.2em, 39%, 8em) minmax(0, 1fr);
    align-items: center;
    min-height: 72px;
    border-block-end: 1px solid var(--hairline);
  }

  /* Leaves room for the focus ring of the first profile. */
  dt {
    padding-inline-end: 20px;
    color: var(--text-muted);
    font-size: var(--size-small);
  }

  dd {
    font-size: var(--size-large);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  /* A mail address can take several lines. */
  dd:has(button) {
    padding-block: 8px;
  }

  ${media.from768} {
    display: grid;
    grid-template-columns: minmax(8em, 1fr) minmax(calc(50% - var(--gutter)), max-content);

    > div {
      grid-column: span 2;
      grid-template-columns: subgrid;
    }
  }
`;

const TextLink = styled.a`
  display: inline-grid;
  align-items: center;
  min-height: 44px;

  ${underlined}
`;
