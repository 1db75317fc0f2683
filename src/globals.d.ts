/** Date of the build, `YYYY-MM-DD`. */
declare const BUILD_DATE: string;

/** Colour of the browser's own bars: the site's background. */
declare const THEME_COLOUR: string;

/** The tags of the languages that the curriculum names, separated by commas; empty if it names that of the site alone. */
declare const KNOWN_LANGUAGES: string;

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
}

/** The fonts of `src/content/typefaces.ts`. */
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

/**
 * The owner's skills as a list in the language of the edition. The build makes it: the first list that a browser makes can
 * keep a phone busy for a tenth of a second.
 */
declare module 'virtual:skillList' {
  const parts: ReturnType<Intl.ListFormat['formatToParts']>;
  export default parts;
}

/** The dates of the career in the language of the edition, for the same reason: "marzo de 2021" by `2021-03`. */
declare module 'virtual:months' {
  const months: Record<string, string>;
  export default months;
}

/** The service that the contact form posts to. */
declare module 'virtual:contactService' {
  const service: import('./contact/services').ContactService;
  export default service;
}

/** The editions of the site, its languages, in the order of `owner.ts`. */
declare module 'virtual:editions' {
  const editions: [Edition, ...Edition[]];
  export default editions;
}

interface Edition {
  /** Language tag. */
  tag: string;
  /** The short name of the language, such as `EN`. */
  code: string;
  /** The language's name and the name of the link to this edition, both in the language. */
  name: string;
  label: string;
  /** Where the edition lies from the one that is built: `en/` or `../`. */
  folder: string;
  /** Locale for Open Graph. */
  openGraph: string;
  /** Paths of the projects that are not translated. */
  lacks: readonly string[];
}

/** The exports of each file of the content, for tests. */
declare module 'virtual:content' {
  const content: import('./content/schema').Content;
  export default content;
}
