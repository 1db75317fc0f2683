import { installPackages } from '../../src/tools/browser/installPackages';
import { succeeds } from '../../src/tools/browser/succeeds';

const NO_PHP =
  'No PHP to test contact.php with: install php-cli 8.1 or newer, or leave these tests out with `-- --skip=php`.';

/** Sees to it that there is a PHP that runs `contact.php`, and SQLite in it: the system's, else one installed now. */
export default function requirePhp() {
  if (process.env.SKIP_PHP === '1') {
    console.log('The tests of contact.php are skipped.');
    return;
  }
  if (!runsContactServer() || !hasSqlite()) installPackages('php-cli', 'php-sqlite3');
  if (!runsContactServer()) throw new Error(NO_PHP);
  if (!hasSqlite()) console.warn('This PHP has no SQLite: what contact.php does with it is not tested.');
}

function runsContactServer() {
  return succeeds('php', '-r', 'exit(PHP_VERSION_ID >= 80100 ? 0 : 1);');
}

/** @param options Of PHP itself. */
export function hasSqlite(...options: string[]) {
  return succeeds('php', ...options, '-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);');
}
