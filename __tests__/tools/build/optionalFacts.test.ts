import { readdirSync, readFileSync } from 'node:fs';
import { siteOf } from '../../support/sites';

/** What only the code of a career, of availability and of a client's words has. */
const MARKS = ['OrganizationRole', '--line-at', '18%,transparent', 'skewX'];

/** Those that are in the scripts of a site. */
function marksIn(site: string): string[] {
  const scripts = readdirSync(`${siteOf(site)}/assets`).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(`${siteOf(site)}/assets/${file}`, 'utf8')).join('');
  return MARKS.filter((mark) => code.includes(mark));
}

test('the scripts of a site have no code for facts that its owner does not have', () => {
  expect(marksIn('reference')).toEqual([]);
  expect(marksIn('career')).toEqual(MARKS);
});
