import type { ComponentPropsWithRef } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { usePageTransition } from '../hooks/usePageTransition';

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** Also active on the pages below its own, such as `/projects/4` below `/projects`. */
  coversSubpages?: boolean;
}

/**
 * A link inside the site: `active` on its own page, `pending` from the click until its page is on the screen. React
 * Router's NavLink would be active as soon as the address changes.
 */
export function PageLink({ to, coversSubpages = false, className, ...rest }: PageLinkProps) {
  const { shownLocation, pendingPath, prefetch } = usePageTransition();
  const isActive = matchPath({ path: to, end: !coversSubpages }, shownLocation.pathname) !== null;
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={[className, isActive && 'active', pendingPath === to && 'pending'].filter(Boolean).join(' ')}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}
