import { styled } from 'styled-components';

/** A short text about the present state, such as availability, after a dot. */
export const StatusPill = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  justify-self: start;
  padding-block: 8px;
  padding-inline: 14px 16px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  color: var(--text-body);
  font-size: var(--size-small);

  &::before {
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--stroke-3);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--stroke-3) 18%, transparent);
    content: '';
    forced-color-adjust: none;
  }
`;
