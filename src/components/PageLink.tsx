import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { usePageTransition } from '../hooks/usePageTransition';

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** Also active on the pages below its own, such as `/projects/4` below `/projects`. */
  coversSubpages?: boolean;
}

/** A link inside the site: `active` on its own page, `pending` from the click until its page is on the screen. */
export function PageLink({ to, coversSubpages = false, className, onClick, ...rest }: PageLinkProps) {
  const { pendingPath, navigateTo, prefetch } = usePageTransition();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    navigateTo(to);
  }

  return (
    <NavLink
      {...rest}
      to={to}
      end={!coversSubpages}
      className={({ isActive }) =>
        [className, isActive && 'active', pendingPath === to && 'pending'].filter(Boolean).join(' ')
      }
      onClick={handleClick}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}
