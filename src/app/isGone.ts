/**
 * Returns whether the server no longer has a script, for example because the site was redeployed after this page loaded.
 * Bypasses caches. Returns false if the server cannot be reached.
 */
export async function isGone(script: string): Promise<boolean> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
