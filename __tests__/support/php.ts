import { installPackages, succeeds } from '../../src/tools/browser/installPackages';

const isThere = () => succeeds('php', '-r', 'exit(PHP_VERSION_ID >= 80100 ? 0 : 1);');

/** Sees to it that there is a PHP that runs `contact.php`, and SQLite in it: the system's, else one installed now. */
export default function requirePhp() {
  if (process.env.SKIP_PHP === '1') return;
  if (!isThere() || !hasSqlite()) installPackages('php-cli', 'php-sqlite3');
  if (!isThere()) throw new Error('There is no PHP 8.1: install php-cli, or leave its tests out with `-- --skip=php`.');
  if (!hasSqlite()) console.warn('This PHP has no SQLite: what contact.php does with it is not tested.');
}

/** @param options Of PHP itself. */
export function hasSqlite(...options: string[]) {
  return succeeds('php', ...options, '-r', 'exit(extension_loaded("pdo_sqlite") ? 0 : 1);');
}
