import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '../content/pages';

interface NavigationLinksProps {
  /** The link that each page of the navigation is given. */
  as: ComponentType<{ to: string; coversSubpages: boolean; 'aria-current': 'page' | 'true'; children: ReactNode }>;
  /** What stands behind each label. */
  after?: ReactNode;
}

/** The main pages in capitals. A page below one of them lights its link, but only its own link is the current page. */
export function NavigationLinks({ as: Link, after }: NavigationLinksProps) {
  const { pathname } = useLocation();
  return Object.values(pages).map(({ path, label }) => (
    <Link
      key={path}
      to={path}
      coversSubpages={path !== pages.home.path}
      aria-current={pathname === path ? 'page' : 'true'}
    >
      {label.toLocaleUpperCase('es')}
      {after}
    </Link>
  ));
}
