import { styled } from 'styled-components';
import { type Network, symbolId } from '../content/networks';
import { media } from '../theme/media';
import { ExternalLink } from './ExternalLink';

interface SocialLinksProps {
  label: string;
  profiles: readonly { network: Network; url: string }[];
}

/** Rows of icons that link to social profiles. */
export function SocialLinks({ label, profiles }: SocialLinksProps) {
  return (
    <List aria-label={label}>
      {profiles.map(({ network, url }) => (
        <li key={url}>
          <ExternalLink href={url} aria-label={network} title={network}>
            <svg width="22" height="22" fill="currentColor" aria-hidden="true">
              <use href={`networks.svg#${symbolId(network)}`} />
            </svg>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}

/* Aligns the first icon, which is centred in its 44 px target, with the row's start. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: -11px;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    color: var(--text-body);
    transition: color var(--fast);
  }

  ${media.hover} {
    a:hover {
      color: var(--text);
    }
  }

  /* Prints the addresses, which paper cannot link to. */
  ${media.print} {
    display: grid;
    margin: 6pt 0;

    a {
      grid-auto-flow: column;
      justify-content: start;
      gap: 8pt;
      width: auto;
      height: 18pt;
    }

    a::after {
      content: attr(href);
    }

    svg {
      width: 12pt;
    }
  }
`;
