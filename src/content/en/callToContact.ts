import type { Translation } from '../schema';

/** The end of the pages that lead on to the contact page. */
export const callToContact: Translation['callToContact']['callToContact'] = {
  /** Its marks, those of `locale.ts`, are drawn. */
  question: 'Have a project in mind?',
  text: 'Tell me what you need, and let’s talk.',
  write: 'Get in touch',
  chat: { label: 'Chat on WhatsApp', text: 'Hi, I have a project in mind and would like to talk about it.' },
  /** The title that the contact form suggests to a visitor who comes from a project. */
  title: 'A project like {title}',
};
