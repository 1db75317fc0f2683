import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useReducer } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { Metadata } from '../content/metadata/site';
import { HeadTags } from './HeadTags';

/** Milliseconds after which a page is on the screen: it does not wait for its head, which takes a third as long. */
const TIME_TO_PAINT = 100;

interface Shown {
  meta?: Metadata;
  /** The title of the page, unless the document came with it: then the browser has announced it. */
  announcement: string;
}

const ShowMetaContext = createContext<(meta: Metadata) => void>(() => {});

/** Writes the head of the page that is shown, and announces its title. The build has written the first page's head. */
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

/** What the head says while the page that this is part of is shown. */
export function PageMeta({ meta }: { meta: Metadata }) {
  const show = use(ShowMetaContext);
  useEffect(() => {
    const timer = setTimeout(show, TIME_TO_PAINT, meta);
    return () => clearTimeout(timer);
  }, [meta, show]);
  return null;
}
