import type { Content } from '#content/schema';
import type { Words } from '../../src/tools/build/check/translate';
import { pseudoWords } from '../support/pseudoWords';

/** What tests read in English; the other words are those of a language that nobody speaks. */
const ENGLISH = {
  owner: {
    owner: { role: 'Full-stack developer', profession: 'full-stack developer', city: 'Panama City', country: 'Panama' },
    curriculum: { languages: ['Spanish'] },
  },
  locale: {
    locale: { openGraph: 'en_US', question: { opening: '', closing: '?' }, quotation: { opening: '“', closing: '”' } },
    edition: { label: 'English version' },
  },
  callToContact: { callToContact: { question: 'Have a project in mind?' } },
  home: { aboutTeaser: { intro: 'As a {profession},' } },
  layout: { layout: { menu: { toggle: 'Open menu' } } },
  contact: { contactDetails: { heading: 'CONTACT' } },
  contactForm: { contactForm: { fields: { name: { label: 'First name' }, message: { label: 'Message' } } } },
  contactServer: {
    contactServer: {
      outcomes: { 200: '✅ Message sent successfully' },
      tooMany: 'You have sent too many messages. Please try again in {minutes} minutes.',
    },
  },
  notFound: { notFound: { code: '404', title: 'Page not found' } },
  portfolio: { portfolio: { linkLabel: 'Read more...' } },
  cv: { cv: { title: '{name} | Resume' } },
};

/** The translation of a content, without its third project. */
export function englishWords(content: Content): Words {
  const words = pseudoWords(content, 'en');
  const { 3: _, ...projects } = Object(words.projects?.projects);
  return merged({ ...words, projects: { ...words.projects, projects } }, ENGLISH) as Words;
}

function merged(words: unknown, others: object): object {
  const entries = Object.entries(others).map(([name, other]) => [
    name,
    typeof other === 'string' || Array.isArray(other) ? other : merged(Object(words)[name], other),
  ]);
  return { ...Object(words), ...Object.fromEntries(entries) };
}
