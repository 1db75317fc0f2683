import { parseArgs } from 'node:util';

interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean | string[];
  multiple?: boolean;
  /** The description in `--help`. Options without a description are for the project's own programs. */
  about?: string;
}

interface Command<Options extends Record<string, Option>> {
  /** The text that a user types to run the command. */
  name: string;
  about: string;
  options: Options;
  takesFiles?: boolean;
  /** The language of the command's messages; English by default. */
  spoken?: 'es' | 'en';
  args?: string[];
}

const WORDS = {
  en: {
    options: (name: string) => `Options, after \`${name} --\`:`,
    help: 'prints this help',
    refusal: (wrong: string, help: string) => `${wrong} is not understood: \`${help}\` lists the options.`,
  },
  es: {
    options: (name: string) => `Opciones, después de \`${name} --\`:`,
    help: 'muestra esta ayuda',
    refusal: (wrong: string, help: string) => `No se entiende ${wrong}: las opciones están en \`${help}\`.`,
  },
};

/** Returns the language of a tool's messages: Spanish if the first language of the site is Spanish, otherwise English. */
export function spokenIn([language = 'en']: readonly string[]): 'es' | 'en' {
  return new Intl.Locale(language).language === 'es' ? 'es' : 'en';
}

/**
 * Returns the options and files of a command. With `--help`, prints the description of the command and ends the program. With an
 * unknown option, prints one sentence and ends the program.
 */
export function readCommandLine<Options extends Record<string, Option>>(command: Command<Options>) {
  const { name, options, takesFiles = false, spoken = 'en', args = process.argv.slice(2) } = command;
  const words = WORDS[spoken];
  if (args.includes('--help')) {
    console.log(helpOf(command, words));
    process.exit();
  }
  try {
    return parseArgs({ args, options, allowPositionals: takesFiles });
  } catch (error) {
    // The message of Node's error contains the unknown option in quotes.
    const [, wrong = args.join(' ')] = `${error}`.match(/'([^' ]+)/) ?? [];
    stop(words.refusal(wrong, `${name} -- --help`));
  }
}

/** Prints a sentence with the reason, and ends the program. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function helpOf({ name, about, options }: Command<Record<string, Option>>, words: typeof WORDS.en) {
  const all: Record<string, Option> = { ...options, help: { type: 'boolean', about: words.help } };
  const lines = Object.entries(all).flatMap(([option, { type, about }]) =>
    about ? `  ${`--${option}${type === 'string' ? '=…' : ''}`.padEnd(14)}${about}` : [],
  );
  return [`${name}: ${about}`, '', words.options(name), ...lines].join('\n');
}
