/** Links to another edition take the query of the address along, and lead to the place on the page where the visitor was. */
import { isPlainClick } from '../components/isPlainClick';
import { keep, recall } from '../contact/tabStorage';
import { loadStyles } from './styles';

/** What divides a page alike in all languages: the distances of its parts from its top. */
function edges(): number[] {
  const parts = [...document.querySelectorAll('main h2, footer')];
  return [0, ...parts.map((part) => part.getBoundingClientRect().top + scrollY), document.body.scrollHeight];
}

function leave(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const { search, hash } = location;
  link.search = [search.slice(1), hash.replace(/^[^?]*\??/, '')].filter(Boolean).join('&');
  if (link.rel !== 'alternate' || !isPlainClick(event)) return;
  const tops = edges();
  const part = tops.filter((top) => top <= scrollY).length - 1;
  const [top = 0, next = 0] = tops.slice(part);
  const place = `${part + (scrollY - top) / (next - top)}`;
  keep(link.href, place);
  // For whoever comes back.
  keep(location.href, place);
}

async function arrive() {
  const { href } = location;
  const place = Number(recall(href));
  keep(href, '');
  if (!place) return;
  // With those of the first screen alone, the page has another height.
  await loadStyles();
  const [top = 0, next = top] = edges().slice(place);
  scrollTo({ top: top + (place % 1) * (next - top), behavior: 'instant' });
}

export function startEditionSwitch() {
  addEventListener('click', leave, true);
  addEventListener('DOMContentLoaded', arrive);
}
