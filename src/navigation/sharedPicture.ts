/**
 * The picture that two pages share: a card's becomes that of its page. Pictures say by `data-shared` which page they
 * stand for.
 */

const NAME = 'shared-picture';

/** Milliseconds that a page change waits for its picture, which is often in the cache. */
const TIME_TO_DECODE = 150;

/** The picture in sight that stands for the page at `path`. */
function pictureOf(path: string): HTMLImageElement | undefined {
  const pictures = document.querySelectorAll<HTMLImageElement>(`main [data-shared="${path}"]`);
  return [...pictures].find((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Names a part for a view transition by script, because the security policy blocks `style` attributes. */
function name(part: HTMLElement | undefined, value: string) {
  part?.style.setProperty('view-transition-name', value);
}

/**
 * Changes the page in a view transition. If the picture of the page that is left or reached is in sight, it moves to its
 * place in the new page, if that is in sight too, and the rest changes at once: a fade behind it halves the frames per
 * second on computers without a graphics card.
 *
 * @param change Shows the new page at once.
 */
export function changeWithPicture(from: string, to: string, change: () => void) {
  const path = pictureOf(to) ? to : from;
  const before = pictureOf(path);
  const root = document.documentElement;
  let after: HTMLImageElement | undefined;
  name(before, NAME);
  if (before) name(root, 'none');
  const transition = document.startViewTransition(async () => {
    change();
    name(before, '');
    after = pictureOf(path);
    name(after, NAME);
    if (before && after) await Promise.race([after.decode().catch(() => {}), timeout()]);
  });
  const end = () => {
    name(after, '');
    name(root, '');
  };
  transition.finished.then(end, end);
  // A newer transition or a hidden tab skips this one and rejects `ready`; the page changes all the same.
  transition.ready.catch(() => {});
}

const timeout = () => new Promise((resolve) => setTimeout(resolve, TIME_TO_DECODE));
