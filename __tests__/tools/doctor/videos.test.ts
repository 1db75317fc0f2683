import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adviceOnVideos } from '../../../src/tools/doctor/videos';
import { es } from '../../../src/tools/doctor/words/es';

test('the doctor advises against videos of 8 MB or more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  mkdirSync(path.join(folder, 'projects'));
  const sizes = { 'ligero.mp4': 7_999_999, 'justo.webm': 8_000_000, 'pesado.MP4': 60_000_000, 'foto.png': 9_000_000 };
  for (const [name, size] of Object.entries(sizes)) {
    const file = path.join(folder, 'projects', name);
    writeFileSync(file, '');
    truncateSync(file, size);
  }
  const advice = adviceOnVideos(folder, es).map((sentence) => sentence.slice(folder.length).split(':')[0]);
  expect(advice.sort()).toEqual(['/projects/justo.webm pesa 8 MB', '/projects/pesado.MP4 pesa 60 MB']);
  rmSync(folder, { recursive: true });
});
