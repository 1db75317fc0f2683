import { styled } from 'styled-components';
import { media } from '../theme/media';

/** Two halves of the page's four columns, stacked on narrow screens. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 32px;

  > * {
    padding-inline: var(--gutter);
  }

  ${media.from1024} {
    --column: calc(50 * var(--vw) - 2 * var(--gutter));

    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
