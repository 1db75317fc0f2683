import { css, keyframes, styled } from 'styled-components';
import { media } from '../theme/media';

const COLOURS = ['var(--stroke-1)', 'var(--stroke-2)', 'var(--stroke-3)'];

/*
 * The drawings for wide and narrow windows. The first line and the first radius get the first colour, and so on. A dot consists of
 * circles with these radii, and the smallest circle is filled.
 */
const WIDE = {
  size: [1440, 448],
  stroke: 6,
  lines: [
    'M166 112.4v30a58 58 0 0 1-35.7 53.5A129 129 0 0 0 180 444h667a312 312 0 0 0 312-312A101 101 0 0 1 1316 48a101 101 0 0 1-17.1 177.2 86 86 0 0 0-52.9 79.4v30',
    'M180 112.4v30a72 72 0 0 1-44.3 66.5A115 115 0 0 0 180 430h667a298 298 0 0 0 298-298 115 115 0 0 1 178.8-95.7 115 115 0 0 1-19.5 201.8 72 72 0 0 0-44.3 66.5v30',
    'M194 112.4v30a86 86 0 0 1-52.9 79.4A101 101 0 0 0 180 416h667a284 284 0 0 0 284-284 129 129 0 0 1 200.5-107.4 129 129 0 0 1-21.8 226.5 58 58 0 0 0-35.7 53.5v30',
  ],
  dots: [
    [180, 58.4],
    [1260, 388.6],
  ],
  radii: [31, 17, 6],
};
const NARROW = {
  size: [390, 176],
  stroke: 3,
  lines: [
    'M50 72.3v22a10 10 0 0 1-6.2 9.3A35 35 0 0 0 57 171h192a63 63 0 0 0 63-63V36.5a21 21 0 0 1 32.7-17.4 21 21 0 0 1-3.8 36.8A24 24 0 0 0 326 78.2v22',
    'M57 72.3v22a17 17 0 0 1-10.6 15.8A28 28 0 0 0 57 164h192a56 56 0 0 0 56-56V36.5a28 28 0 0 1 43.6-23.2 28 28 0 0 1-5 49.1A17 17 0 0 0 333 78.2v22',
    'M64 72.3v22a24 24 0 0 1-14.9 22.3A21 21 0 0 0 57 157h192a49 49 0 0 0 49-49V36.5a35 35 0 0 1 54.5-29 35 35 0 0 1-6.3 61.4A10 10 0 0 0 340 78.2v22',
  ],
  dots: [
    [57, 45.8],
    [333, 126.7],
  ],
  radii: [14, 7, 2.3],
};

/**
 * A ribbon of three lines, which draws an opening question mark, underlines the question and draws the closing question mark.
 * An ancestor must define the view timeline `--ribbon`.
 *
 * @param opens Whether the language has opening question marks. Otherwise, the first dot is left out.
 */
export function Ribbon({ opens }: { opens: boolean }) {
  return [NARROW, WIDE].map((drawing) => <Drawing key={drawing.stroke} drawing={drawing} firstDot={opens ? 0 : 1} />);
}

/** Sets the stroke width on each shape, because WebKit would zoom a stroke width of the `svg` twice. */
function Drawing({ drawing, firstDot }: { drawing: typeof WIDE; firstDot: number }) {
  const { size, stroke, lines, dots, radii } = drawing;
  return (
    <Svg viewBox={`0 0 ${size.join(' ')}`} fill="none" strokeLinecap="round" aria-hidden="true" data-points>
      {lines.map((line, index) => (
        <path key={line} d={line} stroke={COLOURS[index]} strokeWidth={stroke} pathLength={1} />
      ))}
      {dots.slice(firstDot).map(([x, y]) => (
        <g key={x}>
          {radii.map((r, index) => (
            <circle
              key={r}
              cx={x}
              cy={y}
              r={r}
              strokeWidth={stroke}
              {...{ [index < 2 ? 'stroke' : 'fill']: COLOURS[index] }}
            />
          ))}
        </g>
      ))}
    </Svg>
  );
}

const draw = keyframes`
  from {
    stroke-dashoffset: 1.02;
  }
`;

const grow = keyframes`
  from, 85% {
    scale: 0.6;
  }
`;

const drawn = css`
  path {
    stroke-dasharray: 1 2;
    animation: ${draw} linear both;
    animation-timeline: --ribbon;
    animation-range: entry 15% cover 40%;
  }

  path:nth-child(2) {
    animation-range: entry 17% cover 40%;
  }

  path:nth-child(3) {
    animation-range: entry 19% cover 40%;
  }

  g {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${grow} linear both;
    animation-timeline: --ribbon;
    animation-range: entry 15% cover 40%;
  }
`;

const Svg = styled.svg`
  width: 100%;
  height: auto;
  forced-color-adjust: none;

  ${media.from768} {
    &:first-child {
      display: none;
    }
  }

  &:nth-child(2) {
    display: none;

    ${media.from768} {
      display: block;
    }
  }

  @supports (animation-timeline: view()) {
    ${media.moving} {
      ${drawn}
    }
  }
`;
