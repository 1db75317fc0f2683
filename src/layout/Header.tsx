import { css, styled } from 'styled-components';
import { editions, layout } from '#site';
import { Icon } from '../components/Icon';
import { Logo } from '../components/Logo';
import { MENU_ID } from '../navigation/menuId';
import { PageLink } from '../navigation/PageLink';
import { usePendingPath } from '../navigation/usePageNavigation';
import { HOME } from '../paths';
import { brightens } from '../theme/fragments';
import { media } from '../theme/media';
import { EditionLinks } from './EditionLinks';

/** The header of every page. The browser and `boot/menu.ts` open and close the menu. */
export function Header() {
  const pendingPath = usePendingPath();

  return (
    <Bar data-pending={pendingPath !== undefined}>
      <Home to={HOME} aria-label={layout.logoLabel}>
        <Logo name={layout.ownerName} />
      </Home>
      <Navigation aria-label={layout.mainNavigation}>
        {layout.pages.map(({ path, capitals, coversSubpages }) => (
          <NavigationLink key={path} to={path} coversSubpages={coversSubpages}>
            {capitals}
          </NavigationLink>
        ))}
      </Navigation>
      {editions.others.length > 0 && (
        <Editions>
          <EditionLinks text="code" />
        </Editions>
      )}
      {/* `boot/menu.ts` sets `aria-expanded`, also before React hydrates. */}
      <Toggle
        type="button"
        popoverTarget={MENU_ID}
        aria-label={layout.menu.toggle}
        aria-controls={MENU_ID}
        suppressHydrationWarning
      >
        <Icon name="menu" size={28} />
        <Icon name="close" size={28} />
      </Toggle>
    </Bar>
  );
}

/** The gap between the links of the navigation, and between the parts of the header. */
const GAP = 'clamp(14px, 3vw - 5px, 38px)';

const dashes = css`
  height: 2px;
  background:
    linear-gradient(var(--stroke-1) 0 0) left / calc((100% - 8px) / 3) 100% no-repeat,
    linear-gradient(var(--stroke-2) 0 0) center / calc((100% - 8px) / 3) 100% no-repeat,
    linear-gradient(var(--stroke-3) 0 0) right / calc((100% - 8px) / 3) 100% no-repeat;
  content: '';
  forced-color-adjust: none;
`;

const firstLit = css`
  mask-image: linear-gradient(90deg, #000 calc(100% / 3), #00000047 0);
`;

const Bar = styled.header`
  position: sticky;
  inset: 0 0 auto;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: ${GAP};
  min-height: var(--header);
  padding-inline: var(--gutter);
  border-block-end: 1px solid var(--hairline);
  background: var(--header-veil);
  backdrop-filter: blur(14px);

  /* Shows that a page is loading even if the pending link is hidden, as in the closed menu. */
  &::after {
    position: absolute;
    inset: auto 0 -1px;
    opacity: 0;
    ${dashes}
    ${firstLit}
  }

  &[data-pending='true']::after {
    opacity: 1;
    transition: opacity var(--fast) 0.15s;
  }
`;

const Home = styled(PageLink)`
  min-width: 0;
  margin-inline-end: auto;
  text-decoration: none;
`;

const Navigation = styled.nav`
  display: none;
  gap: ${GAP};

  ${media.from768} {
    display: flex;
  }
`;

const label = css`
  display: grid;
  align-items: center;
  min-height: 44px;
  font-size: 0.875rem;
  font-weight: 550;
  letter-spacing: 0.045em;
  white-space: nowrap;

  ${brightens}
`;

const NavigationLink = styled(PageLink)`
  position: relative;

  ${label}

  &::after {
    position: absolute;
    inset: auto 0 4px;
    display: none;
    ${dashes}
  }

  &[aria-current], &.pending {
    color: var(--text);
  }

  &[aria-current]::after, &.pending::after {
    display: block;
  }

  &.pending::after {
    ${firstLit}
  }
`;

const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-end: -8px;
  padding: 0;
  border: 0;
  background: none;

  > :last-child, ${Bar}:has(~ :is(:popover-open, [data-open])) & > :first-child {
    display: none;
  }

  ${Bar}:has(~ :is(:popover-open, [data-open])) & > :last-child {
    display: block;
  }

  ${media.from768} {
    display: none;
  }
`;

/*
 * Two or more links do not fit beside the menu button. More than two links fit only into windows of at least 1024 px. The menu and
 * the footer have all links.
 */
const several = css`
  display: none;
  grid-auto-flow: column;
  gap: 12px;

  ${editions.others.length > 2 ? media.from1024 : media.from768} {
    display: grid;
  }
`;

/* The links are next to the menu button or, in wider windows, next to the navigation and separated by a vertical line. */
const Editions = styled.div`
  flex: none;
  min-width: 44px;
  text-align: center;

  a {
    ${label}
  }

  ${media.from768} {
    min-width: 0;
    padding-inline-start: ${GAP};
    background: linear-gradient(var(--edge) 0 0) 0 / 1px 24px no-repeat;
  }

  ${editions.others.length > 1 && several}
`;
