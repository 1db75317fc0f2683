import { type RefObject, useEffect, useState } from 'react';

/** The distance in pixels from the viewport at which loading starts. */
const DISTANCE = 600;

/**
 * Calls `load` when `element` comes near the viewport, and returns the result, which replaces the element. Returns undefined until
 * `load` has finished, and if `load` fails. Waits while the focus is in the element, because a replacement would lose the focus.
 */
export function useWhenNear<T>(element: RefObject<Element | null>, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        begin().catch(() => {});
      },
      { rootMargin: `${DISTANCE}px` },
    );
    async function begin() {
      const value = await load();
      await focusHasLeft(element.current);
      setLoaded({ value });
    }
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, load]);

  return loaded?.value;
}

function focusHasLeft(element: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (element?.contains(document.activeElement)) return;
      document.removeEventListener('focusin', check);
      resolve();
    };
    document.addEventListener('focusin', check);
    check();
  });
}
