/** Restores the scroll position after a reload and after a return from another site. */
import { keep, recall } from '../contact/tabStorage';
import { AWAITED, READY } from '../theme/stages';
import { loadStyles, showAll } from './styles';

const { documentElement } = document;
/** The key of a stored text: the scroll position in pixels and the address of the document that the visitor left last. */
const PLACE = 'place';

async function goBack(place: number) {
  if (documentElement.hasAttribute(AWAITED)) await new Promise((resolve) => document.addEventListener(READY, resolve));
  // With only the styles of the first screen, the page is too short for the scroll position.
  await loadStyles();
  showAll();
  if (scrollY === 0) scrollTo({ top: place, behavior: 'instant' });
}

export function keepPlace() {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // A hidden document only redirects to another document. The document was never scrolled, so its position is not stored.
    if (!documentElement.hidden) keep(PLACE, `${scrollY} ${location.href}`);
  });
  const [place = '', address] = recall(PLACE)?.split(' ') ?? [];
  if (documentElement.dataset.visit === 'navigate' || address !== location.href) return;
  addEventListener('DOMContentLoaded', () => goBack(Number(place)));
}
