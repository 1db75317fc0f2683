import { parseArgs } from 'node:util';

/** The variables in which tests in other processes find the options. */
const SKIPS = { php: 'SKIP_PHP', apache: 'SKIP_APACHE' };

/**
 * Takes the options of the tests out of the arguments of a command and leaves them in the environment: an option is written
 * alike in every shell, a variable is not. `--skip=php` and `--skip=apache` leave out the tests that need it, and
 * `--seeds=1-200` names the random sites.
 *
 * @returns The other arguments.
 */
export function takeOptions(args: string[]): string[] {
  const { values, tokens } = parseArgs({
    args,
    options: { skip: { type: 'string', multiple: true }, seeds: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  for (const name of (values.skip ?? []).flatMap((value) => `${value}`.split(','))) {
    const variable = SKIPS[name as keyof typeof SKIPS];
    if (!variable) throw new Error(`--skip is ${Object.keys(SKIPS).join(' or ')}, not ${name}.`);
    process.env[variable] = '1';
  }
  if (values.seeds !== undefined) {
    if (!/^\d+(-\d+)?$/.test(`${values.seeds}`)) throw new Error('--seeds is a number or a range, such as 1-200.');
    process.env.SEEDS = `${values.seeds}`;
  }
  const taken = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !['skip', 'seeds'].includes(token.name)) return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return args.filter((_, index) => !taken.includes(index));
}
