import { styled } from 'styled-components';
import { ExternalLink } from '../components/ExternalLink';
import { Title } from '../components/Title';
import { underlined } from '../theme/fragments';
import { media } from '../theme/media';

interface TimeLineHeadProps {
  level: 3 | 4;
  title: string;
  url?: string;
  /** The firm or school after the title, or the town after a firm. */
  place?: { name: string; url?: string; place?: string };
}

/** A title, followed by the place. On wide screens, both are on the same line. */
export function TimeLineHead({ level, title, url, place }: TimeLineHeadProps) {
  return (
    <Head>
      <Title level={level} text={title}>
        <Linked url={url}>{title}</Linked>
      </Title>{' '}
      {place && (
        <p>
          <Linked url={place.url}>{place.name}</Linked>
          {place.place && `, ${place.place}`}
        </p>
      )}
    </Head>
  );
}

function Linked({ url, children }: { url?: string; children: string }) {
  return url ? <ExternalLink href={url}>{children}</ExternalLink> : children;
}

const Head = styled.div`
  color: var(--text-muted);
  font: var(--weight-statement) var(--size-h3) / 1.14 var(--font-display);

  h3, h4 {
    color: var(--text);
    overflow-wrap: anywhere;
  }

  h4 {
    font-size: min(var(--size-large), var(--column) / var(--longest-word));
    font-weight: var(--weight-heading);
    line-height: 1.2;
  }

  a {
    ${underlined}
    text-underline-offset: 4px;
  }

  ${media.from1024} {
    > * {
      display: inline;
    }
  }
`;
