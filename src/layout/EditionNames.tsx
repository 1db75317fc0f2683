import { styled } from 'styled-components';
import { editions } from '#site';
import { brightens } from '../theme/fragments';
import { EditionLinks } from './EditionLinks';

/** The other editions by the names of their languages: in the menu and at the foot of the page. */
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
