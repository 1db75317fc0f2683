import type { ElementType } from 'react';
import { editionAddress } from '../navigation/editionAddress';
import { useNavigation } from '../navigation/useNavigation';
import { otherEditions } from '../site/editions';

interface EditionLinksProps {
  /** Renders each link; an `a` by default. */
  link?: ElementType;
  /** Has a styled `link` render an `a` in the place of what it renders otherwise. */
  as?: 'a';
  /** What is shown: the short name of the language, or its own. */
  text: 'code' | 'name';
}

/** Links to the same page of the other editions. They leave the app. */
export function EditionLinks({ link: Link = 'a', as, text }: EditionLinksProps) {
  const { path } = useNavigation();
  return otherEditions.map((edition) => (
    <Link
      key={edition.tag}
      as={as}
      lang={edition.tag}
      hrefLang={edition.tag}
      href={editionAddress(edition, path)}
      aria-label={text === 'code' ? `${edition.code}: ${edition.label}` : edition.label}
    >
      {edition[text]}
    </Link>
  ));
}
