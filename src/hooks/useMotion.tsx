import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { queries } from '../theme/media';
import { useMediaQuery } from './useMediaQuery';

interface Motion {
  paused: boolean;
  /** How often the visitor has paused or resumed all of the site's movement. */
  toggles: number;
  toggle: () => void;
}

const MotionContext = createContext<Motion>({ paused: false, toggles: 0, toggle: () => {} });

/** Holds whether the site's movement is paused: at first what the visitor's system asks for, then what the visitor chose. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const reduced = useMediaQuery(queries.still);
  const [choice, setChoice] = useState<{ paused: boolean; toggles: number }>();
  const paused = choice?.paused ?? reduced;
  const toggles = choice?.toggles ?? 0;
  const motion = useMemo(
    () => ({ paused, toggles, toggle: () => setChoice({ paused: !paused, toggles: toggles + 1 }) }),
    [paused, toggles],
  );
  return <MotionContext value={motion}>{children}</MotionContext>;
}

export function useMotion(): Motion {
  return use(MotionContext);
}
