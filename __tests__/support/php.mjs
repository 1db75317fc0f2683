import { succeeds } from './succeeds.mjs';

const NO_PHP =
  'No PHP to test contact.php with: install php-cli 8.1 or newer, or leave these tests out by setting SKIP_PHP=1.';

/** Sees to it that there is a PHP that runs `contact.php`: the system's, else one that is installed now. */
export function requirePhp() {
  if (process.env.SKIP_PHP === '1') console.log('SKIP_PHP=1: the tests of contact.php are skipped.');
  else if (!runsContactServer() && !(install() && runsContactServer())) throw new Error(NO_PHP);
}

function runsContactServer() {
  return succeeds('php', '-r', 'exit(PHP_VERSION_ID >= 80100 ? 0 : 1);');
}

function install() {
  console.log('No PHP found: installing one, which may take a minute.');
  succeeds('apt-get', 'update');
  return succeeds('apt-get', 'install', '-y', 'php-cli', 'php-sqlite3');
}
