declare module '@babel/core' {
  export function transformAsync(source: string, options: object): Promise<{ code?: string | null } | null>;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    glyphs: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      noLayoutClosure?: boolean;
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}

/** The built pictures, by their path in `src/assets` without the extension. */
declare module 'virtual:pictures' {
  const pictures: Record<string, BuiltPicture | undefined>;
  export default pictures;
}

interface BuiltPicture {
  /** The path in `dist` of the file for every browser. */
  file: string;
  /** The size of the source picture in pixels. */
  width: number;
  height: number;
  /** The AVIF files of a photograph, `<stem>-<width>.avif`. Widths are in pixels, the narrowest first. A drawing has no AVIF files. */
  avif?: { stem: string; widths: number[] };
  /** The path in `dist` of a video whose poster is this picture. */
  video?: string;
}

/** The fonts of `src/content/theme.ts`. */
declare module 'virtual:fonts' {
  export const webFonts: {
    family: string;
    /** The path in `dist`. */
    url: string;
    /** The weight as CSS writes it: one number, or the lightest and the heaviest weight. */
    weight: string;
  }[];
  /** The smallest line height of titles with which the letters of two lines do not touch. */
  export const titleLeading: number;
  /** The characters of the content, grouped by width in the font of titles. The characters of group n are at most n times `step` em wide. */
  export const titleWidths: { step: number; characters: string[] };
  /** The `@font-face` rules of the fallback fonts. */
  export const fallbackFaces: string;
}

/** The data of home and the data that all pages share. `siteOf` computes the data when the site is built. */
declare module '#site' {
  const site: Omit<import('./site/siteOf').Site, 'otherPages' | 'files'>;
  export = site;
}

/** The data of the other pages. */
declare module '#site/otherPages' {
  const pages: import('./site/siteOf').Site['otherPages'];
  export = pages;
}
