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
  /** Path in `dist` of the file for every browser. */
  file: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /**
   * The smaller files of a photograph, `<stem>-<width>.avif`; a drawing has none. Widths are in pixels, the narrowest first.
   */
  avif?: { stem: string; widths: number[] };
  /** Path in `dist` of the video that the picture is the poster of. */
  video?: string;
}

/** The fonts of `src/content/theme.ts`. */
declare module 'virtual:fonts' {
  export const webFonts: {
    family: string;
    /** Path in `dist`. */
    url: string;
    /** As in CSS: one weight, or the lightest and the heaviest. */
    weight: string;
  }[];
  /** The content's characters by their width in the font of titles: those at index n are at most n steps of `step` em wide. */
  export const titleWidths: { step: number; characters: string[] };
  /** The `@font-face` rules of the fallback fonts. */
  export const fallbackFaces: string;
}

/** What every page and home show: `siteOf` computes it when the site is built. */
declare module '#site' {
  const site: Omit<import('./site/siteOf').Site, 'otherPages' | 'files'>;
  export = site;
}

/** What the other pages show. */
declare module '#site/otherPages' {
  const pages: import('./site/siteOf').Site['otherPages'];
  export = pages;
}
