import { aboutTeaser, hero } from '#content/home';
import { inSentence, paragraphsOf, sentence, technologyNames } from './answers';
import type { Question } from './questions';

/** What is asked of the English edition, in the words that follow «En inglés, ». */
const texts: readonly Question[] = [
  { group: 'owner', key: 'role', text: 'lo que haces, como título', example: 'Frontend developer' },
  {
    group: 'owner',
    key: 'profession',
    text: 'cómo sigue «As a…»',
    fallback: ({ english }) => inSentence(english.owner.role),
  },
  {
    group: 'owner',
    key: 'skills',
    text: 'lo que dominas, separado por comas',
    fallback: ({ owner }) => owner.skills.join(', '),
    read: technologyNames,
  },
  { group: 'owner', key: 'city', text: 'tu ciudad', fallback: ({ owner }) => owner.city },
  { group: 'about', key: 'statement', text: 'la frase sobre ti', read: sentence },
  { group: 'about', key: 'paragraphs', text: 'el párrafo sobre ti', read: paragraphsOf },
  {
    group: 'home',
    key: 'offer',
    text: 'lo que ofreces, como frase completa después de «As a…,»',
    fallback: ({ home, english }) => (home.offer === aboutTeaser.offer ? english.home.offer : undefined),
    read: sentence,
  },
  {
    group: 'home',
    key: 'skills',
    text: 'la frase sobre lo que dominas; la lista va donde dice {skills}',
    refusal: () => 'necesita {skills} donde va la lista, y no más de 300 caracteres',
    fallback: ({ home, english }) => (home.skills === hero.skills ? english.home.skills : undefined),
  },
  {
    group: 'project',
    key: 'title',
    text: 'el título del proyecto, si lo traduces; si no, se enlaza en español',
    fallback: () => '',
  },
  { group: 'project', key: 'description', text: 'el proyecto en una frase', read: sentence },
  { group: 'project', key: 'subtitle', text: 'el subtítulo corto' },
  { group: 'project', key: 'paragraphs', text: 'qué resuelve y cómo, en un párrafo', read: paragraphsOf },
  { group: 'project', key: 'imageAlt', text: 'lo que se ve en la captura' },
];

/** Those of the project are asked if it has a title in English. */
export const englishQuestions: readonly Question[] = texts.map((question) => ({
  ...question,
  text: `En inglés, ${question.text}`,
  isEnglish: true,
  isAsked: ({ site, english }) =>
    site.editions.length > 1 &&
    (question.group !== 'project' || question.key === 'title' || english.project.title !== ''),
}));
