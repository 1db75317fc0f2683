import { styled } from 'styled-components';
import { editions } from '#site';
import { brightens } from '../theme/fragments';
import { EditionLinks } from './EditionLinks';

/** Links to the other editions with the full names of the languages, for the menu and the footer. */
export function EditionNames() {
  if (editions.others.length === 0) return null;
  return (
    <Names>
      <EditionLinks text="name" />
    </Names>
  );
}

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: 24px;

  a {
    display: grid;
    align-items: center;
    min-width: 44px;
    min-height: 44px;

    ${brightens}
  }

  footer & {
    font-weight: 500;
  }
`;
