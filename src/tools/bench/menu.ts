import { MENU_ID } from '../../navigation/menuId';
import type { Phone } from './phone';

/** The links in the menu of the site, and of its floor. */
export const MENU_LINKS = `#${MENU_ID} a, header details a`;

/** The middle of what opens the menu: the button of the site, or the `summary` of its floor. */
export async function menuControl(phone: Phone) {
  const control = await phone.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const { left, top, width, height } = elements[0]?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && { x: left + width / 2, y: top + height / 2 };
  }, `[aria-controls="${MENU_ID}"], header summary`);
  if (!control) throw new Error('Nothing opens the menu.');
  return control;
}
