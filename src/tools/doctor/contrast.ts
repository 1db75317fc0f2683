import { palette } from '#content/palette';
import { contrast, fullHex } from '../../theme/colours';

/** Contrast from which a text reads well. */
const LEAST = 4.5;

/** What axe says of a text that is hard to read; the colours as `#rrggbb`, `expectedContrastRatio` such as `4.5:1`. */
interface Contrast {
  fgColor: string;
  bgColor: string;
  contrastRatio: number;
  expectedContrastRatio: string;
}

/** Names the colours of the palette that do not go together. */
export function contrastFault(data: Contrast): string {
  const [text, background] = [data.fgColor, data.bgColor].map((colour) => {
    const [name] = Object.entries(palette.screen).find(([, value]) => fullHex(value) === colour) ?? [];
    return name ? `${name} (${colour})` : colour;
  });
  const least = Number.parseFloat(data.expectedContrastRatio);
  return `src/content/palette.ts: un texto en ${text} sobre ${background} tiene un contraste de ${data.contrastRatio}; se lee bien desde ${least}.`;
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
export function hiddenContrastFaults(colours = palette.screen): string[] {
  return SHOWN_LATER.flatMap(([text, background]) => {
    const [fgColor, bgColor] = [fullHex(colours[text]), fullHex(colours[background])];
    const ratio = contrast(fgColor, bgColor);
    if (ratio >= LEAST) return [];
    const contrastRatio = Math.floor(ratio * 100) / 100;
    return contrastFault({ fgColor, bgColor, contrastRatio, expectedContrastRatio: `${LEAST}:1` });
  });
}
