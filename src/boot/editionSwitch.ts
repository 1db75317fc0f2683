/** Links to another edition take the query of the address along, and lead to the place on the page where the visitor was. */
import { isPlainClick } from '../components/isPlainClick';
import { keep, recall } from '../contact/tabStorage';
import { loadStyles } from './styles';

/** The distances of the page's headings from the top of the window. */
const tops = () =>
  [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => heading.getBoundingClientRect().top);

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
  // With those of the first screen alone, the page has another height.
  await loadStyles();
  scrollBy({ top: (tops()[heading] ?? distance) - distance, behavior: 'instant' });
}

export function startEditionSwitch() {
  addEventListener('click', leave, true);
  addEventListener('DOMContentLoaded', arrive);
}
