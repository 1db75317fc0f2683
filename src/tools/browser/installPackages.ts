import { execFileSync } from 'node:child_process';

/** Installs packages of Debian, if this user may. Look for what is in them afterwards. */
export function installPackages(...names: string[]) {
  console.log(`Installing ${names.join(', ')}, which may take some minutes.`);
  // Where root's rights are asked for, nobody is there to type a password.
  const [command = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  succeeds(command, ...asRoot, 'update');
  succeeds(command, ...asRoot, 'install', '-y', '--no-install-recommends', ...names);
}

/** Whether a command could be run and succeeded. */
export function succeeds(command: string, ...args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
