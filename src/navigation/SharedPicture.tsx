import { type ComponentProps, ViewTransition } from 'react';
import { Picture } from '../components/Picture';
import { useFades } from './useFades';

interface SharedPictureProps extends ComponentProps<typeof Picture> {
  /** The path of the page that the picture stands for. */
  path: string;
}

/** A picture that two pages have: when one gives way to the other, it moves to its place there. */
export function SharedPicture({ path, ...picture }: SharedPictureProps) {
  const fades = useFades();
  return (
    <ViewTransition name={`picture${path.replaceAll('/', '-')}`} default="none" share={fades ? 'picture' : 'none'}>
      <Picture {...picture} />
    </ViewTransition>
  );
}
