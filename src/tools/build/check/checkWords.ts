import type { OwnWords } from '../../../content/schema';
import { en } from '../../../words/en';
import { es, type Words } from '../../../words/es';
import { isEntry, placeOf, shown } from './texts';

/** Placeholders for the owner's facts. If a Spanish text has one of these placeholders, its translations can have any of them. */
const OWNER = ['{name}', '{role}', '{profession}', '{city}', '{country}'];
/** Placeholders that a text can leave out. */
const FREE = [...OWNER, '{statement}'];

const MARK: [RegExp, string] = [/^.{0,3}$/u, 'a mark of up to 3 characters, or an empty text'];
/**
 * The pattern for each text that must have a certain form, and the message about a text in another form; by the path of the text.
 */
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
 * Returns one sentence for each fault in the words of a language. The words are compared with the Spanish words. A text must have
 * the placeholders that the Spanish and the English text have in common, and must not have placeholders that the Spanish text
 * lacks.
 *
 * @param file The file with the words.
 * @param language The site's words in this language. Given only if `words` are an owner's own words, which replace some words of
 * the site. Each own word is optional.
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
  return `${placeOf(file, value)}: ${field || 'the content'} is ${shown(value)}, but must be ${expected}.`;
}

/** Returns what a faulty word must be, or nothing if the word is right. */
function expectedOf(word: unknown, spanish: unknown, english: unknown, path: string): string | undefined {
  if (spanish === undefined) return 'left out: the site has no such word';
  if (isEntry(spanish))
    return isEntry(word) ? undefined : `an entry with the fields ${Object.keys(spanish).join(', ')}`;
  const [form, message = ''] = FORMS[path] ?? [];
  if (form) return typeof word === 'string' && form.test(word) ? undefined : message;
  const isList = Array.isArray(spanish);
  const texts: unknown[] = isList ? (Array.isArray(word) ? word : [undefined]) : [word];
  if ((texts.length === 0 && path !== 'countries') || !texts.every((text) => typeof text === 'string' && text.trim())) {
    return `${isList ? 'a list of texts' : 'a text'} such as ${shown(spanish)}`;
  }
  const allowed = placesIn(spanish);
  if (isList || allowed.some((place) => OWNER.includes(place))) allowed.push(...OWNER);
  if (placesIn(word).some((place) => !allowed.includes(place))) {
    return allowed.length > 0
      ? `a text with no placeholders other than ${[...new Set(allowed)].join(', ')}`
      : 'a text without placeholders in braces';
  }
  const needed = placesIn(spanish).filter((place) => placesIn(english).includes(place) && !FREE.includes(place));
  return isList || needed.every((place) => placesIn(word).includes(place))
    ? undefined
    : `a text that contains ${needed.join(' and ')}`;
}

/**
 * Returns what a faulty question must be. The page replaces the question marks at both ends of the text with drawn marks, so the
 * text must have these marks.
 */
function expectedQuestion(text: string, { opening, closing }: Words['question']): string | undefined {
  const inner = text.slice(opening.length, text.length - closing.length);
  const hasMarks = text.startsWith(opening) && text.endsWith(closing);
  if (hasMarks && inner.trim() && !/[¿?]/.test(inner) && text.length <= 34) return undefined;
  const marks = [opening && `starts with ${opening}`, closing && `ends with ${closing}`].filter(Boolean);
  return ['a question of up to 34 characters', marks.join(' and ')].filter(Boolean).join(' that ');
}

/** Returns the placeholders of a text or of a list of texts, such as `{name}`. */
function placesIn(texts: unknown): string[] {
  return [texts].flat().flatMap((text) => String(text).match(/\{.*?\}/g) ?? []);
}

/** Returns the words of a language with an owner's own words in place of some. A list is replaced as a whole. */
export function withOwn(language: Words, own: OwnWords): Words {
  const merged = (word: unknown, other: unknown): unknown => {
    if (other === undefined) return word;
    if (!isEntry(word) || !isEntry(other)) return other;
    return Object.fromEntries(Object.entries(word).map(([name, part]) => [name, merged(part, other[name])]));
  };
  return merged(language, own) as Words;
}
