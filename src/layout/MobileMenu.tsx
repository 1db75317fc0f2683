import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ExternalLink } from '../components/ExternalLink';
import { SocialLinks } from '../components/SocialLinks';
import { Strokes } from '../components/Strokes';
import { layout } from '../content/layout';
import { PageLink } from '../navigation/PageLink';
import { media } from '../theme/media';
import { NavigationLinks } from './NavigationLinks';

interface MobileMenuProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** The navigation below 768 px: a panel under the header that any click inside closes. */
export function MobileMenu({ id, open, onClose }: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) panel.current?.querySelector('a')?.focus();
  }, [open]);

  return (
    <Panel id={id} ref={panel} data-open={open} onClick={onClose}>
      <nav aria-label={layout.menu.navigation}>
        <NavigationLinks as={MenuLink} after={<Strokes />} />
      </nav>
      <Contacts aria-label={layout.footer.contacts.heading}>
        <a href={layout.email.url}>{layout.email.text}</a>
        {layout.phone && <ExternalLink href={layout.phone.url}>{layout.phone.text}</ExternalLink>}
        {layout.profiles.items.length > 0 && (
          <SocialLinks label={layout.profiles.label} profiles={layout.profiles.items} />
        )}
      </Contacts>
    </Panel>
  );
}

const Panel = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 32px;
  padding: 20px var(--gutter) 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  transition: opacity var(--slow), transform var(--slow);

  /* An opening panel is visible at once, so that it can take focus; a closing one does not fade over the page. */
  &[data-open='false'] {
    visibility: hidden;
    transition: none;
    opacity: 0;
    transform: translateY(-12px);
  }

  ${media.from768} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const MenuLink = styled(PageLink)`
  --stroke-width: 4px;
  --stroke-gap: 5px;
  --stroke-height: 26px;

  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 88px;
  border-block-end: 1px solid var(--hairline);
  color: var(--text-body);
  font: var(--weight-heading) 2.125rem / 1 var(--font-display);
  font-variation-settings: 'opsz' 34;
  text-decoration: none;

  &[aria-current], &.pending {
    color: var(--text);
  }

  &:not([aria-current], .pending) > span {
    visibility: hidden;
  }

  &.pending i:not(:first-child) {
    opacity: 0.28;
  }

  ${media.hover} {
    &:hover {
      color: var(--text);
    }
  }
`;

const Contacts = styled.section`
  display: grid;
  overflow-wrap: anywhere;
  justify-items: start;

  > a {
    display: grid;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
`;
