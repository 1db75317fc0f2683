import { styled } from 'styled-components';

/** The site's mark: three parallel strokes in coral, amber and turquoise. */
export function Strokes({ className }: { className?: string }) {
  return (
    <Row className={className} aria-hidden="true">
      <i />
      <i />
      <i />
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--stroke-gap, 3px);

  i {
    width: var(--stroke-width, 3px);
    height: var(--stroke-height, 14px);
    border-radius: 1px;
    forced-color-adjust: none;
  }

  i:nth-child(1) {
    background: var(--stroke-1);
  }

  i:nth-child(2) {
    background: var(--stroke-2);
  }

  i:nth-child(3) {
    background: var(--stroke-3);
  }
`;
