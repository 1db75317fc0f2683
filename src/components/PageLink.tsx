import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { matchPath } from 'react-router-dom';
import { usePageTransition } from '../hooks/usePageTransition';

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** Also active on the pages below its own, such as `/projects/4` below `/projects`. */
  coversSubpages?: boolean;
}

/**
 * A link inside the site: `active` on its own page, `pending` from the click until its page is on the screen. The
 * browser follows it, as it does before the app is there; `src/boot/` marks the prerendered links likewise.
 */
export function PageLink({ to, coversSubpages = false, className, onClick, ...rest }: PageLinkProps) {
  const { shownLocation, pendingPath, prefetch, showAgain } = usePageTransition();
  const { pathname } = shownLocation;
  const isCurrent = matchPath(to, pathname) !== null;
  const isActive = isCurrent || (coversSubpages && matchPath(`${to}/*`, pathname) !== null);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isCurrent && !event.defaultPrevented && !opensElsewhere) showAgain();
  }

  return (
    <a
      {...rest}
      href={`#${to}`}
      aria-current={isActive ? (isCurrent ? 'page' : 'true') : undefined}
      className={
        [className, isActive && 'active', pendingPath === to && 'pending'].filter(Boolean).join(' ') || undefined
      }
      onClick={handleClick}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}
