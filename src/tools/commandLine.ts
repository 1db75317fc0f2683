import { parseArgs } from 'node:util';

interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean | string[];
  multiple?: boolean;
  /** What `--help` says. Options without that are given by the project's own programs alone. */
  about?: string;
}

interface Command<Options extends Record<string, Option>> {
  /** What is typed to run the command. */
  name: string;
  about: string;
  options: Options;
  /** Whether the command takes names of files, too. */
  takesFiles?: boolean;
  /** The language in which the command speaks; English by default. */
  spoken?: 'es' | 'en';
  args?: string[];
}

const WORDS = {
  en: {
    options: (name: string) => `Options, after \`${name} --\`:`,
    help: 'prints this',
    refusal: (wrong: string, help: string) => `${wrong} is not understood: \`${help}\` lists the options.`,
  },
  es: {
    options: (name: string) => `Opciones, después de \`${name} --\`:`,
    help: 'muestra esto',
    refusal: (wrong: string, help: string) => `No se entiende ${wrong}: las opciones están en \`${help}\`.`,
  },
};

/** The language in which the tools of a site speak: the first of the site if that is Spanish, else English. */
export function spokenIn([language = 'en']: readonly string[]): 'es' | 'en' {
  return new Intl.Locale(language).language === 'es' ? 'es' : 'en';
}

/**
 * What a command was given. Ends the program with what the command does where `--help` asks for that, and with one sentence where
 * something is not understood.
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
    // Node's message has what is wrong in quotes.
    const [, wrong = args.join(' ')] = `${error}`.match(/'([^' ]+)/) ?? [];
    stop(words.refusal(wrong, `${name} -- --help`));
  }
}

/** Ends the program with a sentence that says why. */
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
