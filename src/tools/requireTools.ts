import { execFileSync, spawnSync } from 'node:child_process';
import { en } from './doctor/words/en';
import { findProgram } from './findProgram';

/** What a command needs beside Node and the packages of npm. */
export interface Tool {
  isThere: () => boolean;
  /** Debian's packages for it. */
  packages: readonly string[];
  /** Another way to get it. */
  download?: (notice: string) => unknown;
  /** What is said where it cannot be had, without a full stop. */
  missing: string;
  /** Whether the command runs without it, too. */
  isOptional?: boolean;
}

type Notices = Pick<typeof en, 'installing' | 'downloading'>;

/** Installs the tools that are missing, before a command does anything else. Ends the program if one cannot be had. */
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

/** Installs packages of Debian, if this user may: all at once, because `apt-get` refuses to run beside another. */
function installPackages(names: readonly string[], words: Notices) {
  if (!findProgram(['apt-get'])) return;
  console.log(words.installing(names.join(', ')));
  // Where root's rights are asked for, nobody is there to type a password.
  const [command = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  succeeds(command, ...asRoot, 'update');
  // One name that the system does not know, as Ubuntu does not know `chromium`, would keep the others from being installed.
  const known = names.filter((name) => spawnSync('apt-cache', ['show', name]).stdout?.length > 0);
  succeeds(command, ...asRoot, 'install', '-y', '--no-install-recommends', ...known);
}

/** Whether a command could be run and succeeded. */
export function succeeds(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 900_000 });
    return true;
  } catch {
    return false;
  }
}
