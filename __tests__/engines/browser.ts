/** The functions of a browser with one window that the checks use. */
export interface Browser {
  /** Waits until the page has loaded. */
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page, with plain data as arguments and result. */
  run: <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Resizes the window, within the limits of the browser. */
  resize: (width: number, height: number) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  stop: () => Promise<void>;
}
