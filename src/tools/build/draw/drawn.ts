import type { Site } from '../../../site/siteOf';

export type Drawn = ReturnType<typeof drawnOf>;

/** What the drawings of an edition show, as plain data. */
export function drawnOf({ language: { tag, direction }, files, siteMetadata, layout, aboutTeaser, editions }: Site) {
  const { language, region = '' } = new Intl.Locale(tag);
  const { screen, paper } = files.colours;
  return {
    /** Of the texts, as Typst names it. */
    language: { lang: language, ...(/^[A-Z]{2}$/.test(region) && { region }) },
    cv: { cv: files.cv, direction, colours: paper, date: aboutTeaser.buildDate, tag },
    shareImages: { cards: files.shareImages, colours: screen },
    icons: {
      colours: screen,
      /** Where the icons are; an edition in a folder has those of the root. */
      folder: editions.root.folder,
      name: siteMetadata.siteName,
      shortName: layout.ownerName,
      lang: tag,
    },
  };
}
