/** Copies a text, and returns whether the browser has allowed copying. Pages without encryption have no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
