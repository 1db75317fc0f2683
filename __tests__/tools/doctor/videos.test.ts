/** @jest-environment node */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { adviceOnVideos } from '../../../src/tools/doctor/videos';
import { es } from '../../../src/tools/doctor/words/es';
import { testFolder } from '../../support/testFolder';

const inFolder = testFolder();

test('the doctor advises against videos of 8 MB or more', () => {
  mkdirSync(inFolder('projects'));
  const sizes = { 'ligero.mp4': 7_999_999, 'justo.webm': 8_000_000, 'pesado.MP4': 60_000_000, 'foto.png': 9_000_000 };
  for (const [name, size] of Object.entries(sizes)) {
    const file = inFolder(`projects/${name}`);
    writeFileSync(file, '');
    truncateSync(file, size);
  }
  const advice = adviceOnVideos(inFolder(), es).map((sentence) => sentence.slice(inFolder().length).split(':')[0]);
  expect(advice.sort()).toEqual(['/projects/justo.webm pesa 8 MB', '/projects/pesado.MP4 pesa 60 MB']);
});
