import { useHydrated } from '../hooks/useHydrated';
import { HeadTags, type Metadata } from './HeadTags';

/** A page's one Helmet block. It is not part of the prerendered page, whose head the build writes. */
export function PageMeta({ meta }: { meta: Metadata }) {
  return useHydrated() && <HeadTags meta={meta} />;
}
