/** @jest-environment node */

import content from 'virtual:content';
import { type Content, contentSchema } from '../../../src/content/schema';
import { fieldAt, findExamples, textsIn } from '../../../src/tools/build/check/checkContent';
import { isFact } from '../../../src/tools/build/check/facts';
import { translate } from '../../../src/tools/build/check/translate';
import { adviceOnOutdated } from '../../../src/tools/doctor/outdated';
import { words } from '../../support/englishWords';

/** What is said once an owner has changed the content and its translation. */
function adviceAfter(change: (original: Content, translated: Content) => void): string[] {
  const [original, translated] = [structuredClone(content), structuredClone(translate(content, words, 'en').content)];
  change(original, translated);
  return adviceOnOutdated(original, translated, 'src/content/en');
}

test('nothing is said of the example as it comes', () => {
  expect(adviceAfter(() => {})).toEqual([]);
});

test('translations of the example are named by file once what they translate has changed, until they are new or kept', () => {
  const change = (original: Content) => {
    Object.assign(original.owner.owner, { role: 'Diseñadora', profession: 'diseñadora' });
    original.home.hero.skills = 'Dibujo con {skills}.';
  };
  expect(adviceAfter(change)).toEqual([
    'src/content/en/home.ts: textos del ejemplo cuyo original cambiaste: hero.skills. Tradúcelos de nuevo o, si siguen siendo ciertos, añádelos a `kept` en src/content/owner.ts.',
    expect.stringMatching(/^src\/content\/en\/owner\.ts: .* cambiaste: owner\.role y owner\.profession\. Tradúcelos /),
  ]);
  const left = adviceAfter((original, translated) => {
    change(original);
    original.owner.kept = ['hero.skills'];
    translated.owner.owner.role = 'Designer';
  });
  expect(left).toEqual([expect.stringContaining(' cambiaste: owner.profession. ')]);
});

test('a list is one field, which may say the same in another order', () => {
  const skills = ['WordPress', 'HTML', 'Python'];
  expect(adviceAfter(({ owner }) => Object.assign(owner.owner, { skills }))).toEqual([
    expect.stringContaining(' cambiaste: owner.skills. '),
  ]);
  const change = (original: Content, translated: Content) => {
    Object.assign(original.owner.owner, { skills });
    Object.assign(translated.owner.owner, { skills: skills.toReversed() });
  };
  expect(adviceAfter(change)).toEqual([]);
});

test('what is the same in both languages, as a project without a translation, is not outdated', () => {
  const change = (...both: Content[]) => {
    for (const { projects } of both) Object.assign(projects.projects[2] ?? {}, { title: 'Digital Menu' });
  };
  expect(adviceAfter(change)).toEqual([]);
});

test('every text of the example in English is known, to the doctor or to a release', () => {
  const { content: english, lacks } = translate(content, words, 'en');
  const changed = JSON.parse(JSON.stringify(content), (_, value) => (typeof value === 'string' ? `${value}!` : value));
  changed.owner.kept = [];
  const told = [
    ...adviceOnOutdated(changed, english, 'src/content/en').flatMap((sentence) =>
      (sentence.match(/cambiaste: (.*?)\. Trad/)?.[1] ?? '').split(/, | y /),
    ),
    ...findExamples(english, {}, 'src/content/en', lacks).map((sentence) => sentence.match(/: (\S+) is "/)?.[1] ?? ''),
  ];
  const schema = contentSchema();
  // What is said of the language itself is no translation, and the third project has none.
  const fields = Object.entries(english).flatMap(([name, parts]) =>
    textsIn(parts)
      .filter(
        ([path]) =>
          !isFact(schema[name as keyof Content], path.split('.')) && !/^(locale|edition|projects\.2)\./.test(path),
      )
      .flatMap(([path]) =>
        [fieldAt(path), fieldAt(path.replace(/\.\d+$/, ''))].some((field) => told.includes(field)) ? [] : path,
      ),
  );
  expect(fields).toEqual([]);
});
