/** The files of earlier versions whose texts are words of the site now. */
const WORDS = [
  ...['callToContact', 'contact', 'contactForm', 'contactServer', 'cv', 'home', 'layout', 'locale', 'metadata'],
  ...['notFound', 'portfolio', 'projectPage'],
];
/** Those whose values are in `theme.ts` now. */
const THEME = ['palette', 'typefaces'];

/** The files in a folder of content that earlier versions read: one sentence each. */
export function formerFiles(files: object, folder: string): string[] {
  return Object.keys(files).flatMap((name) => {
    const unread = `${folder}/${name}.ts: this file is no longer read:`;
    if (THEME.includes(name)) return `${unread} move what it says into ${folder}/theme.ts, and delete it.`;
    if (!WORDS.includes(name)) return [];
    return `${unread} its words are in src/words; delete it, and put your own words into ${folder}/words.ts.`;
  });
}
