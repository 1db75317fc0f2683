import type { Cv, CvEntry } from '../../../site/cv';
import type { Warning } from '../warnings';
import type { DrawingData } from './drawingData';
import type { Typeset } from './typst';

/** The number of pages that employers expect at most. */
const PAGES = 2;

/**
 * Draws the curriculum on up to two pages. If the curriculum is longer, as few texts of its projects and jobs as possible are left
 * out. If the curriculum is too long even without these texts, it has more pages. If the second page would have only a few lines,
 * the lines move closer together and fit one page.
 */
export function drawCv({ cv, tag, date, ...data }: DrawingData['cv'], typeset: Typeset) {
  const [year, month, day] = date.split('-').map(Number);
  const set = (omitted: number, tight = false) =>
    typeset('cv.typ', { ...data, cv: shortened(cv, omitted), tight, date: { year, month, day } });
  const whole = set(0);
  const loose = whole.pages > PAGES ? longest(set, textsOf(cv)) : whole;
  const tight = loose === whole && whole.pages > 1 ? set(0, true) : loose;
  const pdf = (tight.pages === 1 ? tight : loose).pdf(cv.file);
  const notice: Warning = { kind: 'longCv', file: 'src/content', cv: `${cv.file} (${tag})`, pages: loose.pages };
  return { [cv.file]: pdf, ...(loose.pages > PAGES && { 'notice.json': JSON.stringify(notice) }) };
}

/**
 * Leaves out as few texts as possible, from 1 to `most`, so that the curriculum fits two pages. If two pages are too few even
 * without `most` texts, the curriculum has as many pages as it needs without these texts.
 */
function longest(set: (middle: number) => ReturnType<Typeset>, most: number) {
  const pages = Math.max(PAGES, set(most).pages);
  let [least, enough] = [1, most];
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (set(middle).pages > pages) least = middle + 1;
    else enough = middle;
  }
  return set(enough);
}

const textsOf = ({ experience, projects }: Cv) =>
  [...experience.items, ...projects.items].reduce(
    (sum, { paragraphs, highlights }) => sum + paragraphs.length + highlights.length,
    0,
  );

/**
 * Leaves out `omitted` texts: first texts of the projects, from the last project to the first, then texts of the jobs, from the
 * oldest to the newest. A project or a job loses its last highlight first, and its first paragraph last.
 */
export function shortened(cv: Cv, omitted: number): Cv {
  let left = textsOf(cv) - omitted;
  const kept = <T>(texts: readonly T[]) => {
    const room = Math.max(0, left);
    left -= texts.length;
    return texts.slice(0, room);
  };
  const inRoom = <T extends { items: readonly Pick<CvEntry, 'paragraphs' | 'highlights'>[] }>(part: T) => ({
    ...part,
    items: part.items.map((item) => ({
      ...item,
      paragraphs: kept(item.paragraphs),
      highlights: kept(item.highlights),
    })),
  });
  return { ...cv, experience: inRoom(cv.experience), projects: inRoom(cv.projects) };
}
