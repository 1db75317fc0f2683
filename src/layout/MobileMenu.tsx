import { keyframes, styled } from 'styled-components';
import { layout } from '#site';
import { ExternalLink } from '../components/ExternalLink';
import { SocialLinks } from '../components/SocialLinks';
import { Strokes } from '../components/Strokes';
import { MENU_ID } from '../navigation/menuId';
import { PageLink } from '../navigation/PageLink';
import { brightens } from '../theme/fragments';
import { media } from '../theme/media';
import { longestWordWidth } from '../theme/titleWidth';
import { EditionNames } from './EditionNames';

/** The navigation in windows narrower than 768 px. The browser and `boot/menu.ts` open and close this panel under the header. */
export function MobileMenu() {
  return (
    <Panel id={MENU_ID} popover="auto">
      <nav aria-label={layout.menu.navigation}>
        {layout.pages.map(({ path, capitals, coversSubpages }) => (
          <MenuLink key={path} to={path} coversSubpages={coversSubpages}>
            {capitals}
            <Strokes />
          </MenuLink>
        ))}
      </nav>
      <Contacts aria-label={layout.footer.contacts.heading}>
        <a href={layout.email.url}>{layout.email.text}</a>
        {layout.phone && <ExternalLink href={layout.phone.url}>{layout.phone.text}</ExternalLink>}
        <SocialLinks label={layout.profiles.label} profiles={layout.profiles.items} />
        <EditionNames />
      </Contacts>
    </Panel>
  );
}

/* The panel does not fade in, so that a visitor who taps sees the panel at once. */
const slideIn = keyframes`
  from {
    transform: translateY(-12px);
  }
`;

/* `boot/menu.ts` sets `data-open` in browsers without popovers. */
const Panel = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 32px;
  width: auto;
  height: auto;
  margin: 0;
  padding: 20px var(--gutter) 24px;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: none;
  color: inherit;
  animation: ${slideIn} var(--slow);

  &:not(:is(:popover-open, [data-open])) {
    display: none;
  }

  /*
   * Behind the open menu, only the background lines stay visible. The visibility changes after the menu is on the screen,
   * because the change takes the browser a while: every element in \`main\` inherits the visibility.
   */
  &:is(:popover-open, [data-open]) ~ :is(main, footer, aside) {
    opacity: 0;
    visibility: hidden;
    transition: visibility 0s 0.3s;
  }

  ${media.from768} {
    display: none;
  }
`;

/** Width in em of the longest word in the menu, which must fit beside the strokes. */
const LONGEST_WORD = Math.max(...layout.pages.map(({ capitals }) => longestWordWidth(capitals)));

const MenuLink = styled(PageLink)`
  --stroke-width: 4px;
  --stroke-gap: 5px;
  --stroke-height: 26px;

  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 88px;
  border-block-end: 1px solid var(--hairline);
  font: var(--weight-heading) min(2.125rem, (var(--column) - 34px) / ${LONGEST_WORD}) / 1 var(--font-display);
  font-variation-settings: 'opsz' 34;

  ${brightens}

  &[aria-current], &.pending {
    color: var(--text);
  }

  &:not([aria-current], .pending) > span {
    visibility: hidden;
  }

  &.pending i:not(:first-child) {
    opacity: 0.28;
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
