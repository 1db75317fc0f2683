import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useReducer } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { Metadata } from '../site/metadata/metadata';
import { HeadTags } from './HeadTags';
import { ownPath } from './ownFile';

/** Milliseconds to paint a new page. The head tags wait for that: they would add a third. */
const TIME_TO_PAINT = 100;

interface Shown {
  meta?: Metadata;
  /** The title to announce; empty at first, because browsers announce the document's own title. */
  announcement: string;
}

const ShowMetaContext = createContext<(meta: Metadata) => void>(() => {});

/** Writes the current page's head tags in place of those from the build, and announces a new title. */
export function PageMetaProvider({ children }: { children: ReactNode }) {
  const [{ meta, announcement }, show] = useReducer(next, { announcement: '' });

  useLayoutEffect(() => {
    if (meta) for (const tag of document.head.querySelectorAll('[data-static]')) tag.remove();
  }, [meta]);

  return (
    <ShowMetaContext value={show}>
      {children}
      {meta && <HeadTags meta={meta} />}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </ShowMetaContext>
  );
}

function next(shown: Shown, meta: Metadata): Shown {
  const isAnother = document.title !== meta.title;
  return { meta, announcement: isAnother ? meta.title : shown.announcement };
}

/** Sets the head tags of the page that renders it. A page's own file has its own, which stay. */
export function PageMeta({ meta }: { meta: Metadata }) {
  const show = use(ShowMetaContext);
  useEffect(() => {
    if (ownPath()) return;
    const timer = setTimeout(show, TIME_TO_PAINT, meta);
    return () => clearTimeout(timer);
  }, [meta, show]);
  return null;
}
