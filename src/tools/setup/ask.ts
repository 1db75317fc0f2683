import { cancel, confirm, isCancel, multiline, text as oneLine } from '@clack/prompts';
import { type Answers, answer, askedOf, fallbackOf, type Question } from './questions';

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
    const { key, text, example } = question;
    const proposed = typed.get(key);
    const fallback = fallbackOf(question, answers);
    const enter = !proposed && fallback !== undefined && `Enter: ${fallback || 'nada'}`;
    const hints = [example && `como ${example}`, enter].filter(Boolean).join('; ');
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
    return reason && `Eso no sirve: ${reason}.`;
  };
  for (;;) {
    const text = isLong
      ? await multiline({ message: `${message} · Tab y Enter al terminar`, initialValue, validate, showSubmit: true })
      : await oneLine({ message, initialValue, validate });
    if (!isCancel(text)) return text.trim();
    if ((await isAgreed('¿Quieres salir? Se pierde lo que respondiste')) !== false) leave('No ha cambiado nada.');
  }
}

/** Asks for a yes or a no. */
export async function isAgreed(message: string): Promise<boolean | symbol> {
  return confirm({ message, active: 'Sí', inactive: 'No', initialValue: false });
}

export function leave(why: string): never {
  cancel(why);
  process.exit(1);
}
