import { styled } from 'styled-components';
import { brightens } from '../theme/fragments';
import { media } from '../theme/media';
import { ExternalLink } from './ExternalLink';
import { VisuallyHidden } from './VisuallyHidden';

interface SocialLinksProps {
  label: string;
  /** `icon` is the data of a path on a grid of 16. */
  profiles: readonly { name: string; url: string; icon?: string }[];
}

/** A row of icons that link to social profiles. */
export function SocialLinks({ label, profiles }: SocialLinksProps) {
  if (profiles.length === 0) return null;
  return (
    <List aria-label={label}>
      {profiles.map(({ name, url, icon }) => (
        <li key={url}>
          <ExternalLink href={url} title={name}>
            <svg width="22" height="22" viewBox="0 0 16 16" fill="currentColor" fillRule="evenodd" aria-hidden="true">
              <path d={icon} />
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
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
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    height: 44px;

    ${brightens}
  }

  /* Prints the addresses, which paper cannot link to. */
  ${media.print} {
    display: grid;
    margin: 6pt 0;

    a {
      justify-content: start;
      gap: 16pt;
      width: auto;
      height: 18pt;
      text-decoration: underline;
    }

    a::after {
      content: attr(href);
    }

    svg {
      width: 12pt;
    }
  }
`;
