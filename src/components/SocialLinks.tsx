import { css, styled } from 'styled-components';
import { brightens } from '../theme/fragments';
import { media } from '../theme/media';
import { FAILED } from '../theme/stages';
import { ExternalLink } from './ExternalLink';

interface SocialLinksProps {
  label: string;
  /** `icon` is the id of a symbol in `networks.svg`. */
  profiles: readonly { name: string; url: string; icon: string }[];
}

/**
 * Icons that link to the owner's profiles. `rel="me"` proves to networks such as Mastodon that the site is the owner's. Content
 * blockers can block the file of the icons; the names are shown then. Some browsers report the failure only for an `img`, not for a
 * `use`, so an invisible `img` loads the same file.
 */
export function SocialLinks({ label, profiles }: SocialLinksProps) {
  if (profiles.length === 0) return null;
  return (
    <List aria-label={label}>
      {profiles.map(({ name, url, icon }, index) => (
        <li key={url}>
          {index === 0 && <img src="networks.svg" alt="" width="1" height="1" loading="lazy" />}
          <ExternalLink href={url} rel="me noopener noreferrer" title={name}>
            <svg width="22" height="22" fill="currentColor" aria-hidden="true">
              <use href={`networks.svg#${icon}`} />
            </svg>
            <span>{name}</span>
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}

const named = css`
  a {
    gap: 8px;
    padding-inline: 11px;
  }

  span {
    font-size: var(--size-small);
  }
`;

/* Aligns the first icon, which is centred in a clickable area of 44 px, with the start of the row. */
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

  img {
    position: absolute;
  }

  span {
    font-size: 0;
  }

  &:has([${FAILED}]) {
    svg {
      display: none;
    }

    ${named}
  }

  /* Without scripts, the page cannot notice that the file of the icons fails, so the names are always shown. */
  ${media.scriptless} {
    ${named}
  }
`;
