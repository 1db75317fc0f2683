/**
 * Preloaded by the npm scripts (`node -r`): prints one sentence instead of a stack trace if Node is too old. CommonJS,
 * because old versions can parse it.
 */
const required = require('../../../package.json').engines.node.replace('>=', '');
const [neededMajor = 0, neededMinor = 0] = required.split('.').map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`This project needs Node ${required} or newer; this is ${process.version}.`);
  process.exit(1);
}
