import { cancel, confirm, isCancel, multiline, text as oneLine } from '@clack/prompts';
import type { Answers } from './answers';
import { answer, fallbackOf, type Question, questions } from './questions';

/** What is typed to answer the question before again. */
const BACK = '<';

/** What has been typed, or a résumé proposes. */
export type Typed = Map<Question, string>;

/** The questions that follow from the answers so far. */
export function askedOf(answers: Answers, answered: ReadonlySet<Question>): Question[] {
  return questions.filter((question) => !answered.has(question) && (question.isAsked?.(answers) ?? true));
}

/** Asks what is not answered. */
export async function askAll(answers: Answers, answered: ReadonlySet<Question>, typed: Typed) {
  let index = 0;
  for (let asked = askedOf(answers, answered); index < asked.length; asked = askedOf(answers, answered)) {
    const question = asked[index] as Question;
    const initialValue = typed.get(question);
    const otherwise = fallbackOf(question, answers);
    const answerOf = (text: string) => text || (otherwise ?? '');
    const text = await ask(
      `${index + 1}/${asked.length} ${messageOf(question, initialValue ? undefined : otherwise)}`,
      {
        isLong: question.key.endsWith('paragraphs'),
        initialValue,
        refuse: (text) => (text === BACK ? undefined : answer(question, answerOf(text), answers)),
      },
    );
    if (text !== BACK) typed.set(question, answerOf(text));
    index = Math.max(0, index + (text === BACK ? -1 : 1));
  }
}

function messageOf({ text, example }: Question, otherwise?: string): string {
  const hints = [example && `como ${example}`, otherwise !== undefined && `Enter: ${otherwise || 'nada'}`];
  const shown = hints.filter(Boolean).join('; ');
  return shown ? `${text} (${shown})` : text;
}

interface Options {
  isLong?: boolean;
  initialValue?: string;
  /** Why a text is refused, if it is. */
  refuse: (text: string) => Promise<string | undefined> | string | undefined;
}

/** Asks until an answer can be used. Those who want to leave are asked whether they do. */
export async function ask(message: string, { isLong, initialValue, refuse }: Options): Promise<string> {
  const sentenceOf = (reason?: string) => reason && `Eso no sirve: ${reason}.`;
  const validate = (text = '') => {
    const reason = refuse(text.trim());
    return reason instanceof Promise ? reason.then(sentenceOf) : sentenceOf(reason);
  };
  for (;;) {
    const text = isLong
      ? await multiline({ message: `${message} · Tab y Enter al terminar`, initialValue, validate, showSubmit: true })
      : await oneLine({ message, initialValue, validate });
    if (!isCancel(text)) return text.trim();
    const leaves = await isAgreed('¿Quieres salir? Se pierde lo que respondiste');
    if (leaves !== false) leave('No ha cambiado nada.');
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
