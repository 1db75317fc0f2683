import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { queries } from '../theme/queries';
import { useMediaQuery } from './useMediaQuery';

interface Motion {
  paused: boolean;
  /** The visitor's choice, if any, which overrides the system's setting. */
  choice?: 'paused' | 'moving';
  /** The number of times that the visitor has used the site-wide pause button. */
  toggles: number;
  toggle: () => void;
}

const MotionContext = createContext<Motion>({ paused: false, toggles: 0, toggle: () => {} });

/** Provides the site-wide pause state. The system's reduced-motion setting applies until the visitor chooses. */
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
