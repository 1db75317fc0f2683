/**
 * Whether the server answers that it no longer has a script: the site has been put up anew since this page was loaded,
 * whose code is lost. Nothing that is kept on the way is asked.
 */
export async function isGone(script: string): Promise<boolean> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}
