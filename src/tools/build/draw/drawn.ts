import { locale } from '#content/locale';
import { owner } from '#content/owner';
import { palette } from '#content/palette';
import { versions } from '../../../site/cv';
import { rootEdition } from '../../../site/editions';
import { shareImage, siteName } from '../../../site/metadata/metadata';
import { shareImages } from '../../../site/shareImages';

export type Drawn = typeof drawn;

const { language, region = '' } = new Intl.Locale(locale.tag);

/** What the drawings of an edition show, as plain data. */
export const drawn = {
  /** Of the texts, as Typst names it. */
  language: { lang: language, ...(/^[A-Z]{2}$/.test(region) && { region }) },
  cv: { versions, colours: palette.paper, date: BUILD_DATE, tag: locale.tag },
  shareImages: {
    cards: [...shareImages].map(([page, card]) => ({
      ...card,
      file: shareImage(page).slice(new URL(owner.siteUrl).href.length),
    })),
    colours: palette.screen,
  },
  icons: {
    colours: palette.screen,
    /** Where the icons are; an edition in a folder has those of the root. */
    folder: rootEdition.folder,
    name: siteName,
    shortName: owner.name,
    lang: locale.tag,
  },
};
