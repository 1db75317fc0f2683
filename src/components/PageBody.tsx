import { styled } from 'styled-components';

/** The sections of a page, one rhythm apart from each other and from the footer. */
export const PageBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--section);
  padding-block-end: var(--section);
`;
