import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen a place may be when what belongs there is fetched. */
const DISTANCE = '600px';

/** What `load` brings, asked for when the element comes near the screen; undefined until then, or if it fails. */
export function useWhenNear<T>(element: RefObject<Element | null>, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>();

  useEffect(() => {
    let wanted = true;
    const begin = () =>
      load().then(
        (value) => wanted && setLoaded({ value }),
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
