/** `virtual:fonts` in unit tests. */
export const webFonts: [] = [];
export const titleLeading = 0.9;
export const titleWidths = { step: 0.1, characters: ['', 'il', 'abcdefghijklmnopqrstuvwxyz'] };
export const fallbackFaces = '';
