/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** Starts a program as the project's commands do, in a Node that claims to be of a version. */
function run(version: string) {
  const claim = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    Object.defineProperty(process, 'version', { value: 'v${version}' });
    require('./src/tools/build/requireNode.cjs');
    console.log('ran');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', claim], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each(['20.19.0', '20.20.2', '24.0.0'])('Node %s runs the project', (version) => {
  expect(run(version)).toEqual({ status: 0, stdout: 'ran\n', stderr: '' });
});

test.each(['18.20.8', '20.18.3'])('Node %s is refused in one sentence, before anything runs', (version) => {
  const stderr = `This project needs Node 20.19 or newer; this is v${version}.\n`;
  expect(run(version)).toEqual({ status: 1, stdout: '', stderr });
});
