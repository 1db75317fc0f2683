// CommonJS, which jest's modules and those of Node both import.
const { accessSync, constants } = require('node:fs');
const path = require('node:path');

const ENDING = process.platform === 'win32' ? '.exe' : '';

/**
 * The path of the first program that can be run.
 *
 * @param {string[]} names The better ones first.
 * @param {string[]} [others] Folders beside those of the system's search path.
 */
function findProgram(names, others = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...others];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + ENDING))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

module.exports = { findProgram, isExecutable };
