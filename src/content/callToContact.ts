import { chatUrl } from './chat';
import { owner } from './owner';
import { pages } from './pages';

/** The end of the pages that lead on to the contact page. */
export const callToContact = {
  /** Its marks are drawn: it starts with `¿` and ends with `?`. */
  question: '¿Tienes un proyecto en mente?',
  text: 'Cuéntame qué necesitas y conversamos sobre cómo llevarlo a cabo.',
  write: { label: 'Escríbeme', path: pages.contact.path },
  chat: owner.phone
    ? {
        label: 'Conversar por WhatsApp',
        url: chatUrl('Hola, tengo un proyecto en mente y me gustaría conversar.'),
      }
    : undefined,
};

/** The title that the contact form suggests to a visitor who comes from a project. */
export function titleFor(project: { title: string }): string {
  return `Quiero algo como ${project.title}`;
}
