import type { Content } from '../../content/schema';
import { capitalised } from '../../site/capitalised';

/** What the build knows of an edition. */
export interface BuiltEdition {
  content: Content;
  /** Paths of the pages that it lacks. */
  lacks: readonly string[];
}

/** What the pages of an edition say of all editions; see `virtual:editions`. */
export function listEditions(editions: readonly BuiltEdition[], current: BuiltEdition) {
  const [root] = editions;
  return editions.map((edition) => {
    const { locale, owner } = edition.content;
    const { tag, openGraph } = locale.locale;
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return {
      tag,
      code: new Intl.Locale(tag).language.toUpperCase(),
      name: capitalised(name, tag),
      label: locale.edition?.label ?? name,
      folder: edition === current ? '' : (current === root ? '' : '../') + folderOf(edition, root),
      // The build itself imports nothing of `site/`, which Node takes for CommonJS.
      openGraph: openGraph.replaceAll('{region}', owner.owner.region),
      lacks: edition.lacks,
    };
  });
}

/** The folder of an edition in `dist`. */
export function folderOf({ content }: BuiltEdition, root: BuiltEdition | undefined): string {
  return content === root?.content ? '' : `${content.locale.locale.tag}/`;
}

/** The tags of the languages that a curriculum names, unless that is only the language of its edition, in which it names them. */
export function knownLanguages({ locale, owner }: Content): string[] {
  const { tag } = locale.locale;
  const names = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const byName = new Map(
    tags.map((known) => [names.of(known)?.toLocaleLowerCase(tag), Intl.getCanonicalLocales(known)[0]]),
  );
  const known = (owner.curriculum.languages ?? []).flatMap((text) => {
    const words = text.toLocaleLowerCase(tag).match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.map((word) => byName.get(word)).find(Boolean) ?? [];
  });
  return known.length === 1 && known[0] === tag ? [] : known;
}
