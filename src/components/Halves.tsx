import { styled } from 'styled-components';
import { media } from '../theme/media';

/** Two halves of the page's four columns, one above the other on narrower screens. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 32px;

  > * {
    padding-inline: var(--gutter);
  }

  ${media.from1024} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* A grid is not split between sheets. */
  ${media.print} {
    display: block;

    > * + * {
      padding-block-start: 16pt;
    }
  }
`;
