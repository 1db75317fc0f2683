import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { editions } from '#site';
import { isPlainClick } from '../components/isPlainClick';
import { pageFolder } from '../paths';
import { currentMark } from './address';
import { usePageNavigation, usePendingPath } from './usePageNavigation';

interface PageLinkProps extends ComponentPropsWithRef<'a'> {
  to: string;
  /** Query parameters for the page at `to`. */
  query?: Record<string, string>;
  /** The id of the heading that `useArrival` scrolls to, instead of the top of the page. */
  section?: string;
  /** Whether the link is also active on pages below `to`, such as `/projects/4` below `/projects`. */
  coversSubpages?: boolean;
}

/**
 * A link inside the site. The link has the class `active` on its own page, and `pending` from the click until its page is
 * shown. A plain click opens the page in the app. Without the app and in another tab, the browser opens the page's own file.
 * A link to a page that is not translated is an ordinary link to the first edition.
 */
export function PageLink({ to, query, section, coversSubpages = false, className, onClick, ...rest }: PageLinkProps) {
  const { path, open } = usePageNavigation();
  const pendingPath = usePendingPath();
  const mark = currentMark(to, path, coversSubpages);
  const parameters = (query ? `?${new URLSearchParams(query)}` : '') + (section ? `#${section}` : '');

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(to + parameters);
  }

  if (editions.untranslated.includes(to)) {
    return (
      <a {...rest} className={className} href={editions.root.folder + pageFolder(to) + parameters} onClick={onClick} />
    );
  }
  return (
    <a
      {...rest}
      href={pageFolder(to) + parameters}
      aria-current={mark}
      className={[className, mark && 'active', pendingPath === to && 'pending'].filter(Boolean).join(' ') || undefined}
      onClick={handleClick}
    />
  );
}
