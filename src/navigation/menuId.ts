/** The id of the mobile menu. */
export const MENU_ID = 'menu';
