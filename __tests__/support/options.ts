import { parseArgs } from 'node:util';

/** The variables in which tests in other processes find what is left out. */
const SKIPS = { php: 'SKIP_PHP', apache: 'SKIP_APACHE' };

/**
 * Takes `--skip=php` and `--skip=apache`, which leave out the tests that need it, out of the arguments of a command and leaves
 * them in the environment: an option is written alike in every shell, a variable is not.
 *
 * @returns The other arguments.
 */
export function takeOptions(args: string[]): string[] {
  const options = { skip: { type: 'string', multiple: true } } as const;
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const name of (values.skip ?? []).flatMap((value) => `${value}`.split(','))) {
    const variable = SKIPS[name as keyof typeof SKIPS];
    if (!variable) throw new Error(`--skip is ${Object.keys(SKIPS).join(' or ')}, not ${name}.`);
    process.env[variable] = '1';
  }
  const taken = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'skip') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return args.filter((_, index) => !taken.includes(index));
}
