import { css } from 'styled-components';
import { media } from './media';

/** Every colour, size and duration of the identity, by meaning; components use them as `var(--name)`. */
export const tokens = css`
  :root {
    --background: #000;
    --surface: #0a0a0c;
    --surface-hover: #0e0e11;
    --surface-pressed: #121215;
    --hairline: #1c1c21;
    --line: #1a1a1f;
    --edge: #2a2a31;
    --edge-hover: #3a3a43;
    --button-border: #4b4b55;
    --field-border: #6f6f7a;
    --text: #f5f3ef;
    --text-body: #c4c1bb;
    --text-muted: #98959a;
    --on-light: #000;
    --stroke-1: #ff5a45;
    --stroke-2: #ffb02e;
    --stroke-3: #2dd4bf;
    --stroke-1-on-light: #e33b26;
    --stroke-2-on-light: #d98400;
    --stroke-3-on-light: #0d9f8d;
    --error: #ff7a68;
    --error-surface: #230b08;
    --error-border: #a33c2f;
    --success-surface: #04201c;
    --success-border: #1d7f73;
    --disabled-surface: #232328;
    --disabled-text: #8d8a90;

    --font-display: 'Bricolage Grotesque', 'Bricolage fallback', 'Arial Narrow', sans-serif;
    --font-text: 'Instrument Sans', 'Instrument fallback', Arial, sans-serif;
    --size-hero: clamp(4.5rem, 3.25rem + 5.9vw, 9.25rem);
    --size-h1: min(10.6vw, clamp(2.25rem, 1.05rem + 5.15vw, 6.25rem));
    --size-h2: clamp(1.75rem, 1.25rem + 2.2vw, 3.5rem);
    --size-statement: clamp(1.5rem, 1.05rem + 1.75vw, 2.75rem);
    --size-h3: clamp(1.1875rem, 1.05rem + 0.55vw, 1.625rem);
    --size-large: clamp(1.0625rem, 1rem + 0.28vw, 1.25rem);
    --size-body: 1.0625rem;
    --size-small: 0.9375rem;
    --size-min: 0.875rem;

    --gutter: clamp(1.25rem, 3.333vw, 4rem);
    --section: clamp(5rem, 2.6rem + 7.2vw, 10rem);
    --header: 72px;
    --measure: 34em;

    --radius-field: 14px;
    --radius-image: 14px;
    --radius-alert: 16px;
    --radius-card: 24px;
    --radius-panel: 28px;
    --radius-button: 999px;

    --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
    --fast: 0.2s var(--ease);
    --slow: 0.3s var(--ease);
    --header-veil: #000000d9;
    --tap: #f5f3ef2e;
    --slide-shade: #00000085;
    --halo: 0 0 5px #000, 0 0 9px #000, 0 0 9px #000;
    --focus-ring:
      0 0 0 2px #000, 0 0 0 4px var(--stroke-3), 0 0 0 6px #000, 0 0 0 8px var(--stroke-2), 0 0 0 10px #000,
      0 0 0 12px var(--stroke-1);

    ${media.from768} {
      --header: 88px;
    }
  }
`;
