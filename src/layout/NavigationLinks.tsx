import type { ComponentType, ReactNode } from 'react';
import { pages } from '../content/pages';

interface NavigationLinksProps {
  /** The link that each page of the navigation is given. */
  as: ComponentType<{ to: string; coversSubpages: boolean; children: ReactNode }>;
  /** What stands behind each label. */
  after?: ReactNode;
}

/** The main pages in capitals. */
export function NavigationLinks({ as: Link, after }: NavigationLinksProps) {
  return Object.values(pages).map(({ path, label }) => (
    <Link key={path} to={path} coversSubpages={path !== pages.home.path}>
      {label.toLocaleUpperCase('es')}
      {after}
    </Link>
  ));
}
