import { isGone } from './isGone';

let pages: Promise<typeof import('#pages/OtherPages')> | undefined;
let isLoaded = false;

/** Returns whether the code of every page is loaded. */
export const arePagesLoaded = () => isLoaded;

/**
 * Loads the code of all pages except home, whose code comes with the app. The code is one file, because many small files take
 * longer to load. All calls share one request. After a failure, `forgetPages` allows another request. Reloads the page if a new
 * deploy has removed the file.
 */
export function loadPages() {
  pages ??= import('#pages/OtherPages').then(
    (code) => {
      isLoaded = true;
      return code;
    },
    async (error) => {
      // A script's name changes with everything that the script imports, so a deploy that changes any page renames this script.
      if (await isGone(import.meta.url)) window.location.reload();
      throw error;
    },
  );
  return pages;
}

/** Lets the next call of `loadPages` fetch the code again. */
export function forgetPages() {
  pages = undefined;
}
