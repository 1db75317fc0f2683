import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { queries } from '../theme/media';
import { useMediaQuery } from './useMediaQuery';

interface Motion {
  paused: boolean;
  /** What the visitor chose on this site, if anything. */
  choice?: 'paused' | 'moving';
  /** How often the visitor has paused or resumed all of the site's movement. */
  toggles: number;
  toggle: () => void;
}

const MotionContext = createContext<Motion>({ paused: false, toggles: 0, toggle: () => {} });

/** Holds whether the site's movement is paused: at first what the visitor's system asks for, then what the visitor chose. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const reduced = useMediaQuery(queries.still);
  const [{ choice, toggles }, setState] = useState<Pick<Motion, 'choice' | 'toggles'>>({ toggles: 0 });
  const paused = choice ? choice === 'paused' : reduced;
  const motion = useMemo(
    () => ({
      paused,
      choice,
      toggles,
      toggle: () => setState({ choice: paused ? 'moving' : 'paused', toggles: toggles + 1 }),
    }),
    [paused, choice, toggles],
  );
  return <MotionContext value={motion}>{children}</MotionContext>;
}

export function useMotion(): Motion {
  return use(MotionContext);
}
