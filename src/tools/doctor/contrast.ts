import { palette } from '../../content/theme';
import { contrast, fullHex } from '../../theme/colours';
import type { Words } from './words/es';

/** The least contrast at which a text reads well. */
const LEAST = 4.5;

/**
 * Reports a text with too little contrast, and names both colours by their names in the palette.
 *
 * @param colours The colours of the text and of its background, as `#rrggbb`.
 */
export function contrastFault(colours: readonly string[], ratio: number, words: Words): string {
  const [text = '', background = ''] = colours.map((colour) => {
    const [name] = Object.entries(palette.screen).find(([, value]) => fullHex(value) === colour) ?? [];
    return name ? `${name} (${colour})` : colour;
  });
  return words.contrast(text, background, ratio, LEAST);
}

/** The colours of texts and their backgrounds that pages show only after an action of the visitor. */
const SHOWN_LATER = [
  ['text', 'surface-pressed'],
  ['text', 'edge'],
  ['text-body', 'surface-hover'],
  ['on-text', 'button-hover'],
  ['on-text', 'text-body'],
  ['error', 'surface'],
  ['error', 'background'],
  ['text', 'error-surface'],
  ['text', 'success-surface'],
  ['disabled-text', 'disabled-surface'],
] as const;

/** Reports the pairs in `SHOWN_LATER` with too little contrast. */
export function hiddenContrastFaults(words: Words, colours = palette.screen): string[] {
  return SHOWN_LATER.flatMap(([text, background]) => {
    const pair = [fullHex(colours[text]), fullHex(colours[background])] as const;
    const ratio = contrast(...pair);
    return ratio < LEAST ? contrastFault(pair, Math.floor(ratio * 100) / 100, words) : [];
  });
}
