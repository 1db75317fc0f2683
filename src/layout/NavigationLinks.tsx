import type { ComponentType, ReactNode } from 'react';
import { layout } from '../site/layout';

interface NavigationLinksProps {
  /** Renders each link. */
  as: ComponentType<{ to: string; coversSubpages: boolean; children: ReactNode }>;
  /** Shown after each label. */
  after?: ReactNode;
}

/** Links to the main pages, with labels in capitals. */
export function NavigationLinks({ as: Link, after }: NavigationLinksProps) {
  return layout.pages.map(({ path, capitals, coversSubpages }) => (
    <Link key={path} to={path} coversSubpages={coversSubpages}>
      {capitals}
      {after}
    </Link>
  ));
}
