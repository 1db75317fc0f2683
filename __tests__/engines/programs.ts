import { findProgram } from '../../src/tools/browser/findProgram';
import { succeeds } from '../../src/tools/browser/succeeds';

/** What the tests run: names of programs, the first that is found is used, and Debian's package. */
const PROGRAMS = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  xvfb: { names: ['xvfb-run'], package: 'xvfb' },
  keyboard: { names: ['xdotool'], package: 'xdotool' },
};

export type Program = keyof typeof PROGRAMS;

/** The path of a program; empty if there is none. */
export function programOf(program: Program) {
  return findProgram(PROGRAMS[program].names) ?? '';
}

/** Installs the packages of programs that are missing, where this user may. */
export function installMissing() {
  const missing = (Object.keys(PROGRAMS) as Program[])
    .filter((program) => !programOf(program))
    .map((program) => PROGRAMS[program].package);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(' and ')}, which may take some minutes.`);
  // Where root's rights are asked for, nobody is there to type a password.
  const [command = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  succeeds(command, ...asRoot, 'update');
  // One by one: a system may have some of them only.
  for (const name of missing) succeeds(command, ...asRoot, 'install', '-y', '--no-install-recommends', name);
}
