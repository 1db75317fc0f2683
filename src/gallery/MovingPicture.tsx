import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { ControlButton } from '../components/ControlButton';
import { videoOf } from '../components/Picture';
import { Strokes } from '../components/Strokes';
import type { CaptionedPicture } from './GalleryFigure';

/** A video that only the visitor starts, with a button on the poster. Without the app, the browser's controls start the video. */
export function MovingPicture({ name, alt, playLabel }: CaptionedPicture) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasButton, setHasButton] = useState(false);

  // Before the app has loaded, a visitor can start the video with the browser's controls. A playing video needs no button.
  useEffect(() => setHasButton(video.current?.paused ?? false), []);

  function play() {
    flushSync(() => setHasButton(false));
    video.current?.focus();
    // The browser's controls show why a video does not play, so no other message is needed.
    video.current?.play().catch(() => {});
  }

  return (
    <Frame>
      <Video
        {...videoOf(name)}
        ref={video}
        aria-label={alt}
        controls={!hasButton}
        preload="none"
        playsInline
        muted
        loop
      />
      {hasButton && (
        <Play aria-label={playLabel} onClick={play}>
          <Strokes />
        </Play>
      )}
    </Frame>
  );
}

/* In the dialog, the video fills the available height. */
const Frame = styled.span`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }
`;

/* Keeps the aspect ratio of the poster, even if the video has another aspect ratio. */
const Video = styled.video`
  width: 100%;
  height: 100%;
  aspect-ratio: ${({ width, height }) => `${width} / ${height}`};
`;

const Play = styled(ControlButton)`
  --stroke-height: 24px;
  --stroke-gap: 4px;

  width: 64px;
  height: 64px;
  border-color: var(--edge);

  /* Extends the button's clickable area to the whole poster. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
