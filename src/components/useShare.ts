import { useState } from 'react';

interface Shared {
  /** Absolute address of the shared page. */
  url: string;
  /** False if the visitor has to copy the address by hand. */
  copied: boolean;
}

/**
 * Shares a page through the device's own dialog, or else the clipboard. Both need a user gesture, which a click
 * replayed by `boot/` is not.
 *
 * @param path Path of the page's file, relative to the site.
 */
export function useShare(path: string, title: string) {
  const [shared, setShared] = useState<Shared>();

  async function share() {
    const url = new URL(path, document.baseURI).href;
    // Screen readers announce the same message again only if it was removed in between.
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
