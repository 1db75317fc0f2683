import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { projectPage } from '#site/otherPages';
import { ControlButton } from '../components/ControlButton';
import { Icon } from '../components/Icon';
import { Picture, videoOf } from '../components/Picture';
import { TextWithLinks } from '../navigation/TextWithLinks';
import { fill } from '../words/fill';
import { Caption, type CaptionedPicture } from './GalleryFigure';
import { MovingPicture } from './MovingPicture';

interface GalleryDialogProps {
  labels: typeof projectPage.gallery;
  pictures: readonly CaptionedPicture[];
  /** The index of the picture that is shown first. */
  first: number;
  onClose: () => void;
}

/** The distance in CSS pixels that a finger moves sideways to change to another picture. */
const SWIPE = 48;

/** A dialog with the pictures and videos of a gallery, one at a time and as large as the window. */
export function GalleryDialog({ labels, pictures, first, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swipe = useRef<{ x: number; y: number }>(undefined);
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  const total = pictures.length;
  const turn = (by: number) => setIndex((current) => (current + by + total) % total);

  useEffect(() => dialog.current?.showModal(), []);

  function turnWithKey({ key, target }: KeyboardEvent) {
    if (isVideo(target)) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  }

  function turnWithFinger({ clientX, clientY }: PointerEvent) {
    const start = swipe.current;
    swipe.current = undefined;
    if (!start) return;
    const distance = clientX - start.x;
    if (Math.abs(distance) > Math.max(SWIPE, Math.abs(clientY - start.y))) turn(distance < 0 ? 1 : -1);
  }

  if (!picture) return null;
  return (
    <Dialog
      ref={dialog}
      aria-label={labels.name}
      data-open="true"
      onClose={onClose}
      onKeyDown={turnWithKey}
      onPointerDown={({ pointerType, target, clientX: x, clientY: y }) => {
        swipe.current = pointerType === 'mouse' || isVideo(target) ? undefined : { x, y };
      }}
      onPointerUp={turnWithFinger}
      onPointerCancel={() => {
        swipe.current = undefined;
      }}
    >
      <Controls>
        {total > 1 && (
          <>
            <ControlButton aria-label={labels.previous} onClick={() => turn(-1)}>
              <Icon name="previous" size={20} />
            </ControlButton>
            <ControlButton aria-label={labels.next} onClick={() => turn(1)}>
              <Icon name="next" size={20} />
            </ControlButton>
          </>
        )}
        <ControlButton aria-label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={20} />
        </ControlButton>
      </Controls>
      <Figure>
        {videoOf(picture.name) ? (
          <MovingPicture key={picture.name} {...picture} />
        ) : (
          <Picture key={picture.name} name={picture.name} alt={picture.alt} sizes="100vw" loading="eager" />
        )}
        <Caption aria-live="polite">
          {total > 1 && <span>{fill(labels.position, { n: index + 1, total })}</span>}{' '}
          {/* Each caption has a key, because React cannot change a text that a translator has replaced. */}
          <span key={picture.name}>
            <TextWithLinks>{picture.caption}</TextWithLinks>
          </span>
        </Caption>
      </Figure>
    </Dialog>
  );
}

/** Returns whether an event is on a video, whose own controls use arrow keys and swipes. */
const isVideo = (target: EventTarget) => target instanceof HTMLVideoElement;

const Dialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--background);
  color: var(--text);
  touch-action: pan-y pinch-zoom;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }

  &:focus-visible {
    box-shadow: none;
  }
`;

const Controls = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px var(--gutter);

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 16px;
  min-height: 0;
  padding: 0 var(--gutter) 24px;

  picture {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    min-height: 0;
  }

  /*
   * The source element of a picture takes a place in the grid, so the img gets a fixed place. The automatic size makes a video as
   * large as its picture, so that the controls are on the picture.
   */
  img, video {
    grid-area: 1 / 1;
    width: auto;
    height: auto;
    max-width: 100%;
    max-height: 100%;
    border-radius: var(--radius-image);
  }

  span:not(:last-child) {
    margin-inline-end: 8px;
    color: var(--text-muted);
  }
`;
