import type { ComponentType, ReactNode } from 'react';
import { pages } from '../content/pages';

interface NavigationLinksProps {
  /** Renders each link. */
  as: ComponentType<{ to: string; coversSubpages: boolean; children: ReactNode }>;
  /** Shown after each label. */
  after?: ReactNode;
}

/** Links to the main pages, with labels in capitals. */
export function NavigationLinks({ as: Link, after }: NavigationLinksProps) {
  return Object.values(pages).map(({ path, label }) => (
    <Link key={path} to={path} coversSubpages={path !== pages.home.path}>
      {label.toLocaleUpperCase('es')}
      {after}
    </Link>
  ));
}
