/** `#rrggbb` of a colour in hexadecimal, in lower case; with transparency, `#rrggbbaa`. */
export const fullHex = (colour: string) =>
  (colour.length < 6 ? colour.replaceAll(/[^#]/g, '$&$&') : colour).toLowerCase();

/** Relative luminance, 0 for black and 1 for white, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(fullHex(colour).slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Colours = Record<'background' | 'text', string>;

/** Whether the site is light or dark, for what browsers draw themselves, such as the bars of scrolled areas. */
export const schemeOf = ({ background, text }: Colours) => (luminance(background) > luminance(text) ? 'light' : 'dark');

/** @param opacity Two hexadecimal digits. */
const transparent = (colour: string, opacity: string) => fullHex(colour).slice(0, 7) + opacity;

/** Colours of the palette through which something else shows. */
export const transparentColours = ({ background, text }: Colours) => ({
  'header-veil': transparent(background, 'd9'),
  'slide-shade': transparent(background, '85'),
  tap: transparent(text, '2e'),
});
