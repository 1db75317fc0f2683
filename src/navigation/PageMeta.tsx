import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useReducer } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { appAddress, type Metadata, type MetadataAt } from '../site/metadata/metadata';
import { HeadTags } from './HeadTags';
import { ownPath } from './ownFile';

/** Milliseconds to paint a new page. The head tags wait for that: with them it would take a third longer. */
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

/** Sets the head tags of the page that renders it. A file has those of its own page, which stay. */
export function PageMeta({ metadata }: { metadata: MetadataAt }) {
  const show = use(ShowMetaContext);
  useEffect(() => {
    if (ownPath()) return;
    const timer = setTimeout(() => {
      const meta = metadata(appAddress);
      const built = document.head.querySelector('[data-static][rel=canonical]');
      if (built?.getAttribute('href') !== meta.canonical) show(meta);
    }, TIME_TO_PAINT);
    return () => clearTimeout(timer);
  }, [metadata, show]);
  return null;
}
