import type { Drawn } from './drawn';
import type { Typeset } from './typst';

const PAGES = 2;

/**
 * Draws the first version of the curriculum that the pages hold, with a notice if that leaves something out. It has one page
 * if only a few lines would be on the second.
 */
export function drawCv({ versions, tag, date, ...data }: Drawn['cv'], typeset: Typeset) {
  const [year, month, day] = date.split('-').map(Number);
  for (const { most, cv } of versions) {
    const set = (tight: boolean) => typeset('cv.typ', { ...data, cv, tight, date: { year, month, day } });
    const loose = set(false);
    if (loose.pages > PAGES && most > 0) continue;
    const tight = loose.pages > 1 ? set(true) : loose;
    const pdf = (tight.pages === 1 ? tight : loose).pdf(cv.file);
    const notice = `src/content: ${cv.file} (${tag}) has the first ${most} of each list, as more do not fit ${PAGES} pages.`;
    return { [cv.file]: pdf, ...(cv !== versions[0]?.cv && { 'notice.txt': notice }) };
  }
  return {};
}
