import type { OwnWords } from '../../../content/schema';
import { en } from '../../../words/en';
import { es, type Words } from '../../../words/es';
import { isEntry, placeOf, shown } from './texts';

/** Places that no text needs. What has one of the owner's may have all of them. */
const OWNER = ['{name}', '{role}', '{profession}', '{city}', '{country}'];
const FREE = [...OWNER, '{statement}'];

const MARK: [RegExp, string] = [/^.{0,3}$/u, 'a mark of up to 3 characters, or an empty text'];
/** Texts of a certain form. */
const FORMS: Partial<Record<string, [form: RegExp, message: string]>> = {
  direction: [/^(ltr|rtl)$/, 'ltr or rtl'],
  'question.opening': MARK,
  'question.closing': MARK,
  'quotation.opening': MARK,
  'quotation.closing': MARK,
  'contactDetails.card.file': [/^[\w-]+\.vcf$/, 'the name of a file that ends with .vcf'],
  'contactServer.mail.sender': [/^[\w.-]+$/, 'the part of an e-mail address before the @'],
};

/**
 * What is wrong with the words of a language: one sentence each. They are compared with the words in Spanish.
 *
 * @param file That has them.
 * @param language The words that an owner's own ones, of which all may be left out, replace.
 */
export function checkWords(words: unknown, file: string, language?: Words): string[] {
  const faults: string[] = [];

  function compare(word: unknown, spanish: unknown, english: unknown, path: string) {
    if (word === undefined && language) return;
    const expected = expectedOf(word, spanish, english, path);
    if (expected) faults.push(fault(file, wordField(path), word, expected));
    else if (isEntry(spanish) && isEntry(word)) {
      for (const name of new Set([...Object.keys(spanish), ...Object.keys(word)])) {
        compare(word[name], spanish[name], Object(english)[name], path ? `${path}.${name}` : name);
      }
    }
  }

  const wordField = (path: string) => [...(language ? ['words'] : []), ...(path ? [path] : [])].join('.');
  compare(words, es, en, '');
  if (faults.length > 0) return faults;
  const { question, callToContact } = language ? withOwn(language, words as OwnWords) : (words as Words);
  const expected = expectedQuestion(callToContact.question, question);
  return expected ? [fault(file, wordField('callToContact.question'), callToContact.question, expected)] : [];
}

function fault(file: string, field: string, value: unknown, expected: string): string {
  return `${placeOf(file, value)}: ${field || 'what it says'} is ${shown(value)}, but must be ${expected}.`;
}

/** What a word must be, if it is not. */
function expectedOf(word: unknown, spanish: unknown, english: unknown, path: string): string | undefined {
  if (spanish === undefined) return 'left out: the site has no such word';
  if (isEntry(spanish)) return isEntry(word) ? undefined : `an entry with ${Object.keys(spanish).join(', ')}`;
  const [form, message = ''] = FORMS[path] ?? [];
  if (form) return typeof word === 'string' && form.test(word) ? undefined : message;
  const isList = Array.isArray(spanish);
  const texts: unknown[] = isList ? (Array.isArray(word) ? word : []) : [word];
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string' && text.trim())) {
    return `${isList ? 'a list of texts' : 'a text'} such as ${shown(spanish)}`;
  }
  const allowed = placesIn(spanish);
  if (isList || allowed.some((place) => OWNER.includes(place))) allowed.push(...OWNER);
  if (placesIn(word).some((place) => !allowed.includes(place))) {
    return allowed.length > 0
      ? `a text with nothing else in braces than ${[...new Set(allowed)].join(', ')}`
      : 'a text with nothing in braces';
  }
  const needed = placesIn(spanish).filter((place) => placesIn(english).includes(place) && !FREE.includes(place));
  return isList || needed.every((place) => placesIn(word).includes(place))
    ? undefined
    : `a text that has ${needed.join(' and ')}`;
}

/** What a question must be, if it is not: its marks are drawn. */
function expectedQuestion(text: string, { opening, closing }: Words['question']): string | undefined {
  const inner = text.slice(opening.length, text.length - closing.length);
  const hasMarks = text.startsWith(opening) && text.endsWith(closing);
  if (hasMarks && inner.trim() && !/[¿?]/.test(inner) && text.length <= 34) return undefined;
  const marks = [opening && `starts with ${opening}`, closing && `ends with ${closing}`].filter(Boolean);
  return ['a question of up to 34 characters', marks.join(' and ')].filter(Boolean).join(' that ');
}

/** What a text or a list of texts has in braces. */
function placesIn(texts: unknown): string[] {
  return [texts].flat().flatMap((text) => String(text).match(/\{.*?\}/g) ?? []);
}

/** The words of a language with an owner's own ones in the place of some. Lists are replaced as a whole. */
export function withOwn(language: Words, own: OwnWords): Words {
  const merged = (word: unknown, other: unknown): unknown => {
    if (other === undefined) return word;
    if (!isEntry(word) || !isEntry(other)) return other;
    return Object.fromEntries(Object.entries(word).map(([name, part]) => [name, merged(part, other[name])]));
  };
  return merged(language, own) as Words;
}
