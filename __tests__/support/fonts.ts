/** `virtual:fonts` in unit tests. */
export const webFonts: [] = [];
export const titleWidths = { step: 0.1, characters: ['', 'il', 'abcdefghijklmnopqrstuvwxyz'] };
export const fallbackFaces = '';
