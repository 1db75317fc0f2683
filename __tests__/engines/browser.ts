/** What the checks need of a browser with one window. */
export interface Browser {
  /** Returns when the page has loaded. */
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. Its arguments and its result are data. */
  run: <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The window, as far as the browser lets it be. */
  resize: (width: number, height: number) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  stop: () => Promise<void>;
}
