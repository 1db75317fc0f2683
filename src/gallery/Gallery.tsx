import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { projectPage } from '#site/otherPages';
import { isPlainClick } from '../components/isPlainClick';
import { isPortrait } from '../components/Picture';
import { plainText } from '../schema/runningText';
import type { ProjectDetails } from '../site/projects';
import { media } from '../theme/media';
import { fill } from '../words/fill';
import { GalleryDialog } from './GalleryDialog';
import { GalleryFigure } from './GalleryFigure';
import { rowsOf } from './rowsOf';

interface GalleryProps {
  labels: typeof projectPage.gallery;
  gallery: ProjectDetails['gallery'];
}

/** Pictures and videos with captions. Each picture is a link to its file. The app shows the picture large in a dialog instead. */
export function Gallery({ labels, gallery }: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const given = gallery.map(({ image, ...texts }) => ({
    name: `projects/${image}`,
    playLabel: fill(labels.play, { caption: plainText(texts.caption) }),
    ...texts,
  }));
  const rows = rowsOf(given, ({ name }) => isPortrait(name));
  const pictures = rows.flat().map(({ picture }) => picture);

  function open(event: MouseEvent, index: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened(index);
  }

  return (
    <Rows aria-label={labels.name} data-later>
      {rows.map((row) => (
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
      {opened !== undefined && (
        <GalleryDialog labels={labels} pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </Rows>
  );
}

const Rows = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4.4vw, 64px);
`;

/* The pictures of a row end at one height, and their captions start at one height. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: inherit;

  ${media.from768} {
    grid-template-rows: auto auto;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    row-gap: 16px;
  }
`;
