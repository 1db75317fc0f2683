/** A reload, and the way back from another site, lead to where the visitor was on the page. A change of page leads to its top. */
import { keep, recall } from '../contact/tabStorage';
import { AWAITED, READY } from '../theme/stages';
import { loadStyles, showAll } from './styles';

const { documentElement } = document;
/** Of the document that was left last: its scroll position in pixels, and its address. */
const PLACE = 'place';

async function goBack(place: number) {
  if (documentElement.hasAttribute(AWAITED)) await new Promise((resolve) => document.addEventListener(READY, resolve));
  // With the styles of its first screen alone, the page is too short.
  await loadStyles();
  showAll();
  if (scrollY === 0) scrollTo({ top: place, behavior: 'instant' });
}

export function keepPlace() {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    // A document that leads on was never scrolled.
    if (!documentElement.hidden) keep(PLACE, `${scrollY} ${location.href}`);
  });
  const [place = '', address] = recall(PLACE)?.split(' ') ?? [];
  if (documentElement.dataset.visit === 'navigate' || address !== location.href) return;
  addEventListener('DOMContentLoaded', () => goBack(Number(place)));
}
