import { styled } from 'styled-components';
import { longestWordWidth, titleWidth } from '../theme/titleWidth';

/** The width in pixels that is available for the name: the width of the logo without the mark and the gap. */
const ROOM = 190;

/** Returns the font size of a name: large in one line, smaller in two or three lines. The size is in pixels, as is the mark. */
function sizeFor(name: string): string {
  const width = titleWidth(name);
  if (24 * width <= ROOM) return '24px';
  // Two lines hold less than twice the text of one line, because words do not fill the lines.
  return 18 * width <= 1.8 * ROOM ? '18px' : '14px';
}

/** The mark, which is `</>` in three strokes, and the owner's name, in 250x48 CSS pixels. A long name is in two or three lines. */
export function Logo({ name }: { name: string }) {
  return (
    <Box $size={sizeFor(name)} $longestWord={longestWordWidth(name)}>
      <svg width="44" height="36" viewBox="0 0 44 36" aria-hidden="true">
        {/* The stroke width is not on the `svg`, because WebKit would zoom that width twice. */}
        <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <path stroke="var(--stroke-1)" d="M12 6 3.5 18 12 30" />
          <path stroke="var(--stroke-2)" d="m25 3-6 30" />
          <path stroke="var(--stroke-3)" d="m32 6 8.5 12L32 30" />
        </g>
      </svg>
      <span>{name}</span>
    </Box>
  );
}

const Box = styled.span<{ $size: string; $longestWord: number }>`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 250px;
  max-width: 100%;
  min-height: 48px;
  container-type: inline-size;
  text-wrap: balance;

  svg {
    flex: none;
  }

  /* The mark and the gap take 60 pixels. */
  span {
    --size: min(${({ $size }) => $size}, (100cqi - 61px) / ${({ $longestWord }) => $longestWord});

    font: var(--weight-heading) var(--size) / 1.1 var(--font-display);
    font-variation-settings: 'opsz' calc(var(--size) / 1px);
  }
`;
