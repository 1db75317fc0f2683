export const MAIN_ID = 'contenido';
