import type { Content } from '../../../src/content/schema';
import { siteOf } from '../../../src/site/siteOf';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { checkWords } from '../../../src/tools/build/check/checkWords';
import { es } from '../../../src/words/es';
import { editions } from '../../sites/editions';
import { HOSTILE } from '../../sites/longest';
import { pictures } from '../../support/pictures';
import { edition, options, content as reference, withValue } from '../../support/reference';

/** The projects with the most facts. Only three, because each further project makes the checks slower. */
const projects = [3, 0, 2].map((index, id) => ({ ...editions.projects.projects[index], id: id + 1 }));

/** The content with optional facts. */
const content: Content = JSON.parse(
  JSON.stringify({ ...reference, ...editions, projects: { ...editions.projects, projects, footerProjects: [1] } }),
);

/** Values that some fields accept. */
const ODD = [undefined, `${HOSTILE} مرحبا 👩‍💻 {{x}} \\`, 'a\r\nb: c', 'a '.repeat(5000)];

/** Values that no field accepts. */
const wrongFor = (right: unknown) => (typeof right === 'string' ? [null, [], '  '] : [null, true]);

/** The places and values of all fields. A field of list entries is taken from the first entry that has the field. */
function fieldsIn(whole: unknown, outer = '', found = new Map<string, [place: string, value: unknown]>()) {
  for (const [key, part] of Object.entries(Object(whole) === whole ? Object(whole) : {})) {
    const place = Array.isArray(whole) ? `${outer}[${Number(key) + 1}]` : [outer, key].filter(Boolean).join('.');
    const kind = place.replaceAll(/\d+(?=\])/g, '');
    if (!found.has(kind)) found.set(kind, [place, part]);
    fieldsIn(part, place, found);
  }
  return [...found.values()];
}

/**
 * Puts wrong values into each field, and returns the wrong values that do not cause exactly one error. Only errors count that name
 * the field, or an object or list that contains the field.
 */
function unreported(whole: unknown, faultsWith: (place: string, value: unknown) => string[]) {
  return fieldsIn(whole).flatMap(([place, right]) =>
    wrongFor(right).flatMap((value) => {
      const faults = faultsWith(place, value);
      const named = faults.filter((fault) => {
        const [, field = ' '] = fault.match(/^\S+: (\S+) is .*, but must be .*\.$/s) ?? [];
        return place.startsWith(field) && /^([.[]|$)/.test(place.slice(field.length));
      });
      return named.length === 1 ? [] : [{ place, value, faults }];
    }),
  );
}

describe.each(Object.keys(content).filter((name) => name !== 'words') as (keyof Content)[])('in %s', (name) => {
  const fields = fieldsIn(content[name]);
  const changed = (place: string, value: unknown) => ({ ...content, [name]: withValue(content[name], place, value) });
  const faultsIn = (content: Content) => checkContent({ content, tag: 'es' }, pictures);

  test('a value of a wrong kind is reported once, with its field', () => {
    expect(unreported(content[name], (place, value) => faultsIn(changed(place, value)))).toEqual([]);
  });

  test('odd content that passes the checks makes a site', () => {
    const contents = fields.flatMap(([place]) => ODD.map((value) => changed(place, value)));
    for (const right of contents.filter((content) => faultsIn(content).length === 0)) {
      // A round trip through JSON removes undefined fields.
      const odd = { ...edition, content: JSON.parse(JSON.stringify(right)) };
      siteOf(odd, [odd], options);
    }
  });
});

test('a word that is blank or of a wrong kind is reported with its field', () => {
  const { question: _, quotation: __, ...others } = es;
  expect(unreported(others, (place, value) => checkWords(withValue(es, place, value), 'fr.ts'))).toEqual([]);
});
