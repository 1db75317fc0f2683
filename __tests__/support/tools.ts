import { stop } from '../../src/tools/commandLine';
import { findProgram } from '../../src/tools/findProgram';
import { succeeds, type Tool } from '../../src/tools/requireTools';
import { phpVersion } from '../../src/tools/server/phpServer';

export const PHP: Tool = {
  isThere: () => phpVersion() !== undefined && hasSqlite(),
  packages: ['php-cli', 'php-sqlite3'],
  missing: 'There is no PHP 8.1 with SQLite: install php-cli and php-sqlite3',
};

/** @param options Options of PHP. */
export function hasSqlite(...options: string[]) {
  return succeeds('php', ...options, '-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);');
}

export const APACHE: Tool = {
  isThere: () => findApache() !== undefined,
  packages: ['apache2-bin'],
  missing: 'There is no Apache as Debian has it: install apache2-bin',
};

/** Debian installs Apache in a folder that is not in the search path of its users. */
export const findApache = () => findProgram(['apache2'], ['/usr/sbin']);

/**
 * Returns the tools that `--skip` does not leave out. If a tool is missing, its message says how to leave its tests out.
 *
 * @param command The command that runs the tests.
 * @param tools The tools, by the names that `--skip` accepts.
 */
export function withoutSkipped(command: string, tools: Record<string, Tool>, skipped: readonly string[]) {
  const wrong = skipped.find((name) => !Object.keys(tools).includes(name));
  if (wrong !== undefined) stop(`--skip=${wrong} is not understood: \`${command} -- --help\` lists the options.`);
  return Object.entries(tools).flatMap(([name, tool]) => {
    const missing = `${tool.missing}, or leave its tests out with \`${command} -- --skip=${name}\``;
    return skipped.includes(name) ? [] : { ...tool, name, missing };
  });
}
