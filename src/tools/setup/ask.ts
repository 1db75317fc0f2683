import { cancel, confirm, isCancel, multiline, text as oneLine, select } from '@clack/prompts';
import { editions, words } from './language';
import { type Answers, answer, askedOf, fallbackOf, type Question, wordingOf } from './questions';

/** The answer that goes back to the previous question. */
const BACK = '<';

/**
 * Asks every question that is not in `answered`.
 *
 * @param typed The texts that have been typed, or that a résumé proposes, by the keys of their questions.
 */
export async function askAll(answers: Answers, answered: readonly Question[], typed: Map<string, string>) {
  let index = 0;
  for (let asked = askedOf(answers, answered); index < asked.length; asked = askedOf(answers, answered)) {
    const question = asked[index] as Question;
    const { key } = question;
    const { text, example } = wordingOf(question, answers);
    const proposed = typed.get(key);
    const fallback = fallbackOf(question, answers);
    const enter = !proposed && fallback !== undefined && words.hintEnter(fallback);
    const hints = [example && words.hintLike(example), enter].filter(Boolean).join('; ');
    const reply = await ask(
      `${index + 1}/${asked.length} ${text}${hints && ` (${hints})`}`,
      async (reply) => (reply === BACK ? undefined : answer(question, reply, answers)),
      proposed,
      key.endsWith('paragraphs'),
    );
    if (reply !== BACK) typed.set(key, reply);
    index = Math.max(0, index + (reply === BACK ? -1 : 1));
  }
}

/** Repeats a question until an answer is accepted. If the owner cancels, asks for a confirmation and ends the program. */
export async function ask(
  message: string,
  refuse: (text: string) => Promise<string | undefined>,
  initialValue?: string,
  isLong = false,
): Promise<string> {
  const validate = async (text = '') => {
    const reason = await refuse(text.trim());
    return reason && words.refused(reason);
  };
  for (;;) {
    const text = isLong
      ? await multiline({ message: `${message} · ${words.howToEnd}`, initialValue, validate, showSubmit: true })
      : await oneLine({ message, initialValue, validate });
    if (!isCancel(text)) return text.trim();
    if ((await isAgreed(words.leave)) !== false) leave(words.unchanged);
  }
}

/** Asks for the languages of the site, in Spanish and in English. */
export async function askLanguages(): Promise<string> {
  const choices = [...new Set([`${editions}`, 'es', 'en', 'es,en', 'en,es'])];
  const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
  const chosen = await select({
    message: '¿En qué idiomas estará el sitio? · Which languages will the site have?',
    options: choices.map((value) => ({ value, label: value.split(',').map(nameOf).join(' · ') })),
  });
  return isCancel(chosen) ? leave(words.unchanged) : chosen;
}

/** Asks a yes-or-no question. Returns a symbol if the owner cancels. */
export async function isAgreed(message: string): Promise<boolean | symbol> {
  return confirm({ message, active: words.yes, inactive: words.no, initialValue: false });
}

export function leave(why: string): never {
  cancel(why);
  process.exit(1);
}
