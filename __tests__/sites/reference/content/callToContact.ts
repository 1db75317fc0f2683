import type { CallToContact } from '#content/schema';

/** The end of the pages that lead on to the contact page. */
export const callToContact: CallToContact = {
  /** Its marks, those of `locale.ts`, are drawn. */
  question: '¿Tienes un proyecto en mente?',
  text: 'Cuéntame qué necesitas y conversamos sobre cómo llevarlo a cabo.',
  write: 'Escríbeme',
  chat: { label: 'Conversar por WhatsApp', text: 'Hola, tengo un proyecto en mente y me gustaría conversar.' },
  /** The title that the contact form suggests to a visitor who comes from a project. */
  title: 'Quiero algo como {title}',
};
