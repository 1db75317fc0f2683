import { type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../components/isPlainClick';
import { isPortrait } from '../components/Picture';
import { useWhenNear } from '../hooks/useWhenNear';
import { media } from '../theme/media';
import type { GalleryDialog, GalleryLabels } from './GalleryDialog';
import { type CaptionedPicture, GalleryFigure } from './GalleryFigure';
import { rowsOf } from './rowsOf';

interface GalleryProps {
  labels: GalleryLabels;
  pictures: readonly CaptionedPicture[];
}

interface Opened {
  Dialog: typeof GalleryDialog;
  index: number;
  /** Gets the focus back. */
  link: HTMLElement;
}

const loadDialog = () => import('./GalleryDialog').then((module) => module.GalleryDialog);

/** Pictures with captions. Each is a link to its file, and opens large in a dialog once the app is there. */
export function Gallery({ labels, pictures }: GalleryProps) {
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened>();
  useWhenNear(section, loadDialog);

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (!isPlainClick(event)) return;
    const link = event.currentTarget;
    event.preventDefault();
    await loadDialog().then(
      (Dialog) => setOpened({ Dialog, index, link }),
      () => window.location.assign(link.href),
    );
  }

  function close() {
    setOpened(undefined);
    opened?.link.focus({ preventScroll: true });
  }

  return (
    <Rows ref={section} aria-label={labels.name}>
      {rowsOf(pictures, ({ name }) => isPortrait(name)).map((row) => (
        <Row key={row.map(({ picture }) => pictures.indexOf(picture)).join()}>
          {row.map(({ picture, columns }) => (
            <GalleryFigure
              key={pictures.indexOf(picture)}
              picture={picture}
              columns={columns}
              onOpen={(event) => open(event, pictures.indexOf(picture))}
            />
          ))}
        </Row>
      ))}
      {opened && <opened.Dialog labels={labels} pictures={pictures} first={opened.index} onClose={close} />}
    </Rows>
  );
}

const Rows = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4.4vw, 64px);

  /* Pictures that wait for the visitor to scroll may not be there yet. */
  ${media.print} {
    display: none;
  }
`;

/* Side by side, the pictures end on one line and the captions start on one. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: inherit;

  ${media.from768} {
    grid-template-rows: auto auto;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: 16px;
  }
`;
