import { editions } from '#site';
import { editionAddress } from '../navigation/editionAddress';
import { usePageNavigation } from '../navigation/usePageNavigation';
import { HOME } from '../paths';

/**
 * Links to the same page of the other editions, `alternate` unless they lack it. They leave the app; `boot/editionSwitch.ts`
 * has them keep the query.
 *
 * @param text What is shown: the short name of the language, or its own.
 */
export function EditionLinks({ text }: { text: 'code' | 'name' }) {
  const { path } = usePageNavigation();
  return editions.others.map((edition) => {
    const address = editionAddress(edition, path);
    const isSamePage = path === HOME || address !== edition.folder;
    return (
      <a
        key={edition.tag}
        lang={edition.tag}
        hrefLang={edition.tag}
        href={address}
        rel={isSamePage ? 'alternate' : undefined}
        aria-label={text === 'code' ? `${edition.code}: ${edition.label}` : edition.label}
      >
        {edition[text]}
      </a>
    );
  });
}
