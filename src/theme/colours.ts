/** Returns a hexadecimal colour as `#rrggbb` or, with transparency, as `#rrggbbaa`, in lower case. */
export const fullHex = (colour: string) =>
  (colour.length < 6 ? colour.replaceAll(/[^#]/g, '$&$&') : colour).toLowerCase();

/** Returns the relative luminance that WCAG defines: 0 for black and 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(fullHex(colour).slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours that WCAG defines, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

type Colours = Record<'background' | 'text', string>;

/** Returns the `color-scheme` of the site, by which browsers draw their own parts, such as scroll bars. */
export const schemeOf = ({ background, text }: Colours) => (luminance(background) > luminance(text) ? 'light' : 'dark');

/** @param opacity Two hexadecimal digits. */
const transparent = (colour: string, opacity: string) => fullHex(colour).slice(0, 7) + opacity;

/** Returns the transparent colours of the palette. */
export const transparentColours = ({ background, text }: Colours) => ({
  'header-veil': transparent(background, 'd9'),
  'slide-shade': transparent(background, '85'),
  tap: transparent(text, '2e'),
});
