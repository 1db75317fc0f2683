import { execFileSync, spawnSync } from 'node:child_process';
import { en } from './doctor/words/en';
import { findProgram } from './findProgram';

/** A program or a font that a command needs beside Node and the packages of npm. */
export interface Tool {
  isThere: () => boolean;
  /** The Debian packages with the tool. */
  packages: readonly string[];
  /** Another way to install the tool. */
  download?: (notice: string) => unknown;
  /** The message if the tool cannot be installed, without a full stop. */
  missing: string;
  /** Whether the command also runs without the tool. */
  isOptional?: boolean;
}

type Notices = Pick<typeof en, 'installing' | 'downloading'>;

/** Installs missing tools before a command does anything else. Ends the program if a required tool cannot be installed. */
export function requireTools(tools: readonly Tool[], words: Notices = en) {
  let missing = tools.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  installPackages(
    missing.flatMap(({ packages }) => packages),
    words,
  );
  for (const { isThere, download } of missing) if (!isThere()) download?.(words.downloading);
  missing = missing.filter(({ isThere }) => !isThere());
  for (const tool of missing) console.error(`${tool.missing}.`);
  if (missing.some(({ isOptional }) => !isOptional)) process.exit(1);
}

/** Installs Debian packages if this user can. One command installs all, because `apt-get` refuses to run beside another `apt-get`. */
function installPackages(names: readonly string[], words: Notices) {
  if (!findProgram(['apt-get'])) return;
  console.log(words.installing(names.join(', ')));
  // With `-n`, `sudo` fails instead of asking for a password, because nobody is there to type the password.
  const [command = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  succeeds(command, ...asRoot, 'update');
  // A package that the system lacks, such as `chromium` on Ubuntu, would keep all packages from being installed.
  const known = names.filter((name) => spawnSync('apt-cache', ['show', name]).stdout?.length > 0);
  succeeds(command, ...asRoot, 'install', '-y', '--no-install-recommends', ...known);
}

/** Runs a command and returns whether it has succeeded. */
export function succeeds(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 900_000 });
    return true;
  } catch {
    return false;
  }
}
