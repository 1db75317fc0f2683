/* What was kept last, in memory: storage may be blocked, or full and still hold an older text. */
const kept = new Map<string, string>();

/** Keeps a text for this tab; where nothing can be stored, until the page is left. */
export function keep(key: string, text: string) {
  kept.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The text in memory still survives a change of page in the app.
  }
}

export function recall(key: string): string | undefined {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
