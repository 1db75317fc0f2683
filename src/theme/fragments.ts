import { css } from 'styled-components';
import { media } from './media';

/** A link or button without a line or a frame, which becomes brighter on hover. */
export const brightens = css`
  color: var(--text-body);
  text-decoration: none;
  transition: color var(--fast);

  ${media.hover} {
    &:hover {
      color: var(--text);
    }
  }
`;

/** A thin line under a link, which becomes stronger on hover. */
export const underlined = css`
  text-decoration-line: underline;
  text-decoration-color: var(--underline, var(--field-border));
  text-decoration-thickness: 1px;
  text-underline-offset: 6px;
  transition: text-decoration-color var(--fast);

  ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

/** The upper part of a screenshot, or of an island, which is the drawing for a project without a screenshot. */
export const cropped = css`
  width: 100%;
  background: var(--background);
  aspect-ratio: 16 / 10;
  object-fit: cover;
  object-position: top;
`;

/** The box around the outcome of a contact message. `data-sent` is `true` if the message was sent. */
export const outcomeBox = css`
  border: 1px solid var(--error-border);
  border-radius: var(--radius-alert);
  background: var(--error-surface);

  &[data-sent='true'] {
    border-color: var(--success-border);
    background: var(--success-surface);
  }
`;
