/* The last texts, in memory: the storage can be blocked, or can be full and still hold an older text. */
const kept = new Map<string, string>();

/** Stores a text for this tab. If the storage refuses the text, the text stays in memory until the visitor leaves. */
export function keep(key: string, text: string) {
  kept.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The text in memory survives a change of page in the app.
  }
}

export function recall(key: string): string | undefined {
  try {
    return kept.get(key) ?? sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
