import { isGone } from './isGone';

let pages: Promise<typeof import('#pages/OtherPages')> | undefined;
let isLoaded = false;

/** Whether every page can be shown at once. */
export const arePagesLoaded = () => isLoaded;

/**
 * The code of all pages but home, which comes with the app: one file, because many small ones take longer. Fetched once, also if
 * that fails. Where a new deploy has removed the file, the page is loaded again.
 */
export function loadPages() {
  pages ??= import('#pages/OtherPages').then(
    (code) => {
      isLoaded = true;
      return code;
    },
    async (error) => {
      // A script's name changes with everything it imports, so a deploy that changes any page renames this script.
      if (await isGone(import.meta.url)) window.location.reload();
      throw error;
    },
  );
  return pages;
}

/** Lets the next call fetch the code again. */
export function forgetPages() {
  pages = undefined;
}
