import type { Words } from './es';

const list = (parts: readonly (string | number)[]) => new Intl.ListFormat('en').format(parts.map(String));
const number = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);

/** The doctor's sentences in English. The build uses these sentences for its warnings, too. */
export const en: Words = {
  about: 'builds the site, visits each page in a browser and says what to mend and where.',
  example: 'accepts the data of the example, and visits the example in Spanish and in English',
  installing: (packages) => `Installing ${packages}, which may take some minutes.`,
  downloading: 'Downloading a browser, which may take some minutes.',
  noBrowser: 'There is no browser: install Chromium or Chrome, or name one in the environment variable CHROME_PATH',

  faults: 'Faults',
  advice: 'Advice',
  mend: 'Mend the faults before you publish.',
  ready: 'The site can be published.',
  where: (pages, isEverywhere, widths) => {
    const some = pages.length > 4 ? `${pages.length} pages, such as ${pages[0]}` : list(pages);
    return [isEverywhere ? 'all pages' : some, ...(widths.length > 0 ? [`at ${list(widths)} px`] : [])].join(', ');
  },

  exampleText: (field) => `${field} is the example's: write your own.`,
  exampleSentence: (field) => `${field} is a sentence of the example in another language: write your own.`,
  examplePicture: (place) =>
    `${place} is a picture of the example: use your own, delete it with its entry, or add it to \`kept\` in owner.ts.`,
  undelivered: (host, other) =>
    `the messages of the form would not arrive: ${host} runs no PHP. Write ${other} or another service of docs/contact-form.md into \`contactForm\`.`,
  noPdf: 'is no PDF: export the file again, or delete it, and the site makes its own.',

  contrast: (text, background, ratio, least) =>
    `a text in ${text} on ${background} has a contrast of ${number(ratio)}: change one of the two colours to reach ${number(least)}.`,
  deadLink: (link) => `the link ${link} leads to no page and no file: correct its address.`,
  missingFile: (file) => `the file ${file} is missing: add the file, or remove whatever uses it.`,
  inConsole: (message) => `error in the console: ${message}`,
  notStarted: 'the app does not start within 30 seconds.',
  accessibility: (rule, element, summary) => `accessibility: ${rule}: “${element}”: ${summary}`,
  overflow: {
    header: (labels) => `the header does not fit: shorten the labels of the pages (${labels}), or leave one out.`,
    page: (text) => `“${text}” is wider than the window: shorten its text, or make it narrower.`,
    text: (text, field = 'the text') => `“${text}” does not fit: shorten ${field}.`,
    word: (text, field = '') => `“${text}” is broken: use a shorter word${field && ` in ${field}`}.`,
    drawing: (text, field = 'the text') => `“${text}” lies on a drawing: shorten ${field}.`,
  },
  form: 'the form does not mark the empty fields.',
  gallery: 'the gallery does not show its pictures large.',
  menu: (label) => `the menu does not lead to “${label}”.`,
  edition: (language) => `the link to the language ${language} does not lead there.`,

  blurred: (name, needed) =>
    `the picture ${name} looks blurred: replace it by an original of at least ${needed} pixels in width or, if it has them, correct its \`sizes\`.`,
  heavyPage: (kilobytes, most) =>
    `weighs ${number(kilobytes)} kB compressed, more than ${number(most)}: on a slow connection visitors notice. Shorten texts, or put \`data-later\` on sections that are not on the first screen.`,
  heavyFonts: (kilobytes, most) =>
    `the fonts weigh ${number(kilobytes)} kB compressed, more than ${number(most)}: on a slow connection visitors notice. Remove a weight, or use a variable font.`,
  heavyVideo: (file, megabytes) =>
    `${file} weighs ${megabytes} MB: who opens it waits and pays for data. Shorten it, or make it lighter by \`ffmpeg -i "${file}" -vf scale=1344:-2 -crf 30 lighter.mp4\`.`,
  demoFirst: (slide, title) =>
    `home shows slide ${slide} first, “${title}”, which is a demo without a page of its own: have more projects than demos, or remove the demo from \`demos\` until then.`,
  equalTitles: (title) => `several projects have the title “${title}”: give each project a title of its own.`,
  titleAlone: (title) => `the description of “${title}” repeats its title: say in one sentence what the project is.`,
  longTitle: (path, full, title, field) =>
    `the title of ${path}, “${full}”, is longer than search engines show: it becomes “${title}”. To have it read in full, shorten ${field}.`,
  longCv: (cv, pages) =>
    `${cv} has ${pages} pages, and does not fit on two even without the texts of the posts: remove entries from career.ts.`,
  missingLetters: (family, letters) =>
    `the font ${family} has no ${letters}: browsers show them in another font. Write the text in another way, or choose a font in \`theme.ts\` that has them.`,

  link: {
    offline:
      'src/content: none of the links to other sites answers: there seems to be no connection, so they have not been checked.',
    endless: 'redirects without end',
    unreachable: (cause) => `cannot be opened (${cause})`,
    silent: (seconds) => `does not answer within ${number(seconds)} seconds`,
    broken: (status) => `answers with the error ${status}`,
    unchecked: (status) => `cannot be checked by a program (answers ${status}): open it yourself`,
    elsewhere: (end) => `leads to another site, ${end}`,
    home: (end) => `leads to the home page, ${end}`,
    open: 'is not encrypted, because it is http:',
    and: ' and ',
  },
};
