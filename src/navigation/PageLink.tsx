import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { folderOf } from '../content/paths';
import { useHydrated } from '../hooks/useHydrated';
import { currentMark } from './address';
import { usePageTransition } from './usePageTransition';

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** Query parameters for the page at `to`. */
  query?: Record<string, string>;
  /** Also active on the pages below its own, such as `/projects/4` below `/projects`. */
  coversSubpages?: boolean;
}

/**
 * A link inside the site: `active` on its own page, `pending` from the click until its page is shown. The browser
 * follows it. Prerendered, it leads to the page's own file, for search engines and for visitors until the app has started;
 * `src/boot/` marks these links the same way.
 */
export function PageLink({ to, query, coversSubpages = false, className, onClick, ...rest }: PageLinkProps) {
  const { shownPath, pendingPath, prefetch, showAgain } = usePageTransition();
  const isInApp = useHydrated();
  const mark = currentMark(to, shownPath, coversSubpages);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (mark === 'page' && !event.defaultPrevented && !opensElsewhere) showAgain();
  }

  return (
    <a
      {...rest}
      href={(isInApp ? `#${to}` : folderOf(to)) + (query ? `?${new URLSearchParams(query)}` : '')}
      aria-current={mark}
      className={[className, mark && 'active', pendingPath === to && 'pending'].filter(Boolean).join(' ') || undefined}
      onClick={handleClick}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}
