import type { Site } from '../../../site/siteOf';

export type DrawingData = ReturnType<typeof drawingDataOf>;

/** Returns the data for the drawings of an edition. */
export function drawingDataOf({
  language: { tag, direction },
  files,
  siteMetadata,
  layout,
  aboutTeaser,
  editions,
}: Site) {
  const { language, region = '' } = new Intl.Locale(tag);
  const { screen, paper } = files.colours;
  return {
    /** The language of the texts, in the form that Typst needs. */
    language: { lang: language, ...(/^[A-Z]{2}$/.test(region) && { region }) },
    cv: { cv: files.cv, direction, colours: paper, date: aboutTeaser.buildDate, tag },
    shareImages: { cards: files.shareImages, colours: screen },
    icons: {
      colours: screen,
      /** The path to the folder of the icons. Each language uses the icons in the root of the site. */
      folder: editions.root.folder,
      name: siteMetadata.siteName,
      shortName: layout.ownerName,
      lang: tag,
    },
  };
}
