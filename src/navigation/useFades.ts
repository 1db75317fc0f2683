import { useMediaQuery } from '../hooks/useMediaQuery';
import { useMotion } from '../hooks/useMotion';
import { queries } from '../theme/queries';

/** Whether pages fade into each other. On a phone, capturing the old and the new page costs more than the fade is worth. */
export function useFades(): boolean {
  const motion = useMotion();
  const canHover = useMediaQuery(queries.hover);
  return canHover && !motion.paused;
}
