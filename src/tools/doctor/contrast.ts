import { palette } from '../../content/theme';
import { contrast, fullHex } from '../../theme/colours';
import type { Words } from './words/es';

/** Contrast from which a text reads well. */
const LEAST = 4.5;

/**
 * Names the colours of the palette that do not go together.
 *
 * @param colours Of the text and of what is behind it, as `#rrggbb`.
 */
export function contrastFault(colours: readonly string[], ratio: number, words: Words): string {
  const [text = '', background = ''] = colours.map((colour) => {
    const [name] = Object.entries(palette.screen).find(([, value]) => fullHex(value) === colour) ?? [];
    return name ? `${name} (${colour})` : colour;
  });
  return words.contrast(text, background, ratio, LEAST);
}

/** Texts, and what is behind them, that no page shows until its visitor does something. */
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

/** The faults in `SHOWN_LATER`. */
export function hiddenContrastFaults(words: Words, colours = palette.screen): string[] {
  return SHOWN_LATER.flatMap(([text, background]) => {
    const pair = [fullHex(colours[text]), fullHex(colours[background])] as const;
    const ratio = contrast(...pair);
    return ratio < LEAST ? contrastFault(pair, Math.floor(ratio * 100) / 100, words) : [];
  });
}
