import { useState } from 'react';

interface Shared {
  /** Absolute address of what was to be shared. */
  url: string;
  /** If not, the visitor has to copy it. */
  copied: boolean;
}

/**
 * Shares a page in the way of the visitor's device: by its own dialog, else over the clipboard. Both ask for a press of
 * the visitor's own, which one that was held until the app was there is not.
 *
 * @param path Of the page's file, relative to the site.
 */
export function useShare(path: string, title: string) {
  const [shared, setShared] = useState<Shared>();

  async function share() {
    const url = new URL(path, document.baseURI).href;
    // Saying the same again is only heard if it was gone meanwhile.
    setShared(undefined);
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    const copied = await copy(url);
    setShared({ url, copied });
  }

  return { shared, share };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
