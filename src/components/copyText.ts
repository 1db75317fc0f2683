/** Whether a text could be copied: the browser has to allow it, and knows no clipboard on pages without encryption. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
