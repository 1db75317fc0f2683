import { cancel, confirm, isCancel, multiline, text as oneLine, select } from '@clack/prompts';
import { editions, words } from './language';
import { type Answers, answer, askedOf, fallbackOf, type Question, wordingOf } from './questions';

/** What is typed to answer the question before again. */
const BACK = '<';

/**
 * Asks what is not answered.
 *
 * @param typed What has been typed, or a résumé proposes, by keys.
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
    const said = await ask(
      `${index + 1}/${asked.length} ${text}${hints && ` (${hints})`}`,
      async (said) => (said === BACK ? undefined : answer(question, said, answers)),
      proposed,
      key.endsWith('paragraphs'),
    );
    if (said !== BACK) typed.set(key, said);
    index = Math.max(0, index + (said === BACK ? -1 : 1));
  }
}

/** Asks until an answer is not refused. Those who want to leave are asked whether they do. */
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

/** Asks, in both languages, for those of the site. */
export async function askLanguages(): Promise<string> {
  const choices = [...new Set([`${editions}`, 'es', 'en', 'es,en'])];
  const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
  const chosen = await select({
    message: '¿En qué idiomas estará el sitio? · Which languages will the site have?',
    options: choices.map((value) => ({ value, label: value.split(',').map(nameOf).join(' · ') })),
  });
  return isCancel(chosen) ? leave(words.unchanged) : chosen;
}

/** Asks for a yes or a no. */
export async function isAgreed(message: string): Promise<boolean | symbol> {
  return confirm({ message, active: words.yes, inactive: words.no, initialValue: false });
}

export function leave(why: string): never {
  cancel(why);
  process.exit(1);
}
