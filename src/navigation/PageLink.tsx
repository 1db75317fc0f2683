import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { currentMark } from './address';
import { usePageTransition } from './usePageTransition';

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** Also active on the pages below its own, such as `/projects/4` below `/projects`. */
  coversSubpages?: boolean;
}

/**
 * A link inside the site: `active` on its own page, `pending` from the click until its page is shown. The browser
 * follows it, with or without the app; `src/boot/` marks the prerendered links the same way.
 */
export function PageLink({ to, coversSubpages = false, className, onClick, ...rest }: PageLinkProps) {
  const { shownPath, pendingPath, prefetch, showAgain } = usePageTransition();
  const mark = currentMark(to, shownPath, coversSubpages);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (mark === 'page' && !event.defaultPrevented && !opensElsewhere) showAgain();
  }

  return (
    <a
      {...rest}
      href={`#${to}`}
      aria-current={mark}
      className={[className, mark && 'active', pendingPath === to && 'pending'].filter(Boolean).join(' ') || undefined}
      onClick={handleClick}
      onPointerEnter={() => prefetch(to)}
      onTouchStart={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}
