/** Links to another edition take the query of the address along, and lead to the place on the page where the visitor was. */
import { isPlainClick } from '../components/isPlainClick';
import { keep, recall } from '../contact/tabStorage';
import { loadFonts, loadStyles, showAll } from './styles';

/** The visitor scrolls. A page that moves by itself brings up none of these. */
const SIGNS = ['keydown', 'touchmove', 'wheel'];

/** The distance of an element from the top of the window, whatever the animation of its entrance. */
const topOf = (element: Element | null): number =>
  element instanceof HTMLElement ? element.offsetTop + topOf(element.offsetParent) : -scrollY;

/** The distances of the page's headings. With the styles of the first screen alone, those below are nowhere. */
const tops = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].map((heading) =>
    heading.offsetParent ? topOf(heading) : Number.POSITIVE_INFINITY,
  );

function leave(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const { search, hash } = location;
  link.search = [search.slice(1), hash.replace(/^[^?]*\??/, '')].filter(Boolean).join('&');
  if (link.rel !== 'alternate' || !isPlainClick(event)) return;
  // The last heading that was passed, and how far it is.
  const passed = scrollY > 0 ? tops().filter((top) => top < innerHeight / 2) : [];
  const place = passed.length > 0 ? `${passed.length - 1} ${passed.at(-1)}` : '';
  keep(link.href, place);
  // Back leads to it, too.
  keep(location.href, place);
}

async function arrive() {
  const { href } = location;
  const place = recall(href);
  keep(href, '');
  if (!place) return;
  const [heading = 0, distance = 0] = place.split(' ').map(Number);
  const align = () => scrollBy({ top: (tops()[heading] ?? distance) - distance, behavior: 'instant' });
  // The page has another height with the styles of the first screen alone, and with other fonts.
  await loadStyles();
  showAll();
  align();
  let isStill = true;
  for (const sign of SIGNS)
    addEventListener(sign, () => {
      isStill = false;
    });
  await loadFonts();
  if (isStill) align();
}

export function startEditionSwitch() {
  addEventListener('click', leave, true);
  addEventListener('DOMContentLoaded', arrive);
}
