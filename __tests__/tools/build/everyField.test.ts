import type { Content } from '../../../src/content/schema';
import { siteOf } from '../../../src/site/siteOf';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { checkWords } from '../../../src/tools/build/check/checkWords';
import { es } from '../../../src/words/es';
import { editions } from '../../sites/editions';
import { HOSTILE } from '../../sites/longest';
import { pictures } from '../../support/pictures';
import { edition, content as reference, withValue } from '../../support/reference';

/** With facts that may be left out. */
const content: Content = JSON.parse(JSON.stringify({ ...reference, ...editions }));

/** What some fields may be or say. */
const ODD = [undefined, HOSTILE, 'a\r\nb: c', 'مرحبا 👩‍💻', '$' + '{x} %name% {{x}}', 'a\\', 'a '.repeat(5000)];

/** What is never right, for a text either. */
const wrongFor = (right: unknown) => (typeof right === 'string' ? [null, true, [], '  '] : [null, true]);

/** All fields in a value, with what is there; of the entries of a list the first that has a field. */
function fieldsIn(whole: unknown, outer = '', found = new Map<string, [place: string, value: unknown]>()) {
  for (const [key, part] of Object.entries(Object(whole) === whole ? Object(whole) : {})) {
    const place = Array.isArray(whole) ? `${outer}[${Number(key) + 1}]` : [outer, key].filter(Boolean).join('.');
    const kind = place.replaceAll(/\d+(?=\])/g, '');
    if (!found.has(kind)) found.set(kind, [place, part]);
    fieldsIn(part, place, found);
  }
  return [...found.values()];
}

/** The wrong values of fields that are not reported once, in a sentence with the field or one that holds it. */
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

  test('a value of another kind is reported once, with its field', () => {
    expect(unreported(content[name], (place, value) => faultsIn(changed(place, value)))).toEqual([]);
  });

  test('what no check reports makes a site', () => {
    const contents = fields.flatMap(([place]) => ODD.map((value) => changed(place, value)));
    for (const right of contents.filter((content) => faultsIn(content).length === 0)) {
      // What is undefined is not there.
      const odd = { ...edition, content: JSON.parse(JSON.stringify(right)) };
      siteOf(odd, [odd], { date: '2026-01-01', pictureFile: (picture) => picture, versionOf: () => '1' });
    }
  });
});

test('a word of another kind, or a blank one, is reported with its field', () => {
  const { question: _, quotation: __, ...others } = es;
  expect(unreported(others, (place, value) => checkWords(withValue(es, place, value), 'fr.ts'))).toEqual([]);
});
