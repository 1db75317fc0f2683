import { editions } from '#site';
import { editionAddress } from '../navigation/editionAddress';
import { useNavigation } from '../navigation/useNavigation';

/**
 * Links to the same page of the other editions. They leave the app.
 *
 * @param text What is shown: the short name of the language, or its own.
 */
export function EditionLinks({ text }: { text: 'code' | 'name' }) {
  const { path } = useNavigation();
  return editions.others.map((edition) => (
    <a
      key={edition.tag}
      lang={edition.tag}
      hrefLang={edition.tag}
      href={editionAddress(edition, path)}
      aria-label={text === 'code' ? `${edition.code}: ${edition.label}` : edition.label}
    >
      {edition[text]}
    </a>
  ));
}
