import { editions } from '#site';
import { editionAddress } from '../navigation/editionAddress';
import { usePageNavigation } from '../navigation/usePageNavigation';
import { HOME } from '../paths';

/**
 * Links to the same page in the other editions (the site in other languages), or to the home of an edition that lacks the page.
 * The links leave the app; `boot/editionSwitch.ts` adds the query of the address to the links.
 *
 * @param text Whether the links show the codes of the languages or their full names.
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
