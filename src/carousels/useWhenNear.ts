import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen a place may be when what belongs there is fetched. */
const DISTANCE = '600px';

/**
 * What `load` brings to take an element's place, asked for when that comes near the screen. Undefined until then, while
 * the element holds the focus, which would be lost with it, and if `load` fails.
 */
export function useWhenNear<T>(element: RefObject<Element | null>, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>();

  useEffect(() => {
    let wanted = true;
    const begin = () =>
      load().then(
        async (value) => {
          await focusHasLeft(element.current);
          if (wanted) setLoaded({ value });
        },
        () => {},
      );
    if (!('IntersectionObserver' in window)) {
      begin();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        begin();
      },
      { rootMargin: DISTANCE },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      wanted = false;
      observer.disconnect();
    };
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
