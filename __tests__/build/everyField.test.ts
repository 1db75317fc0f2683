/** @jest-environment node */
import pictures from 'virtual:pictures';
import { checkFacts, checkTexts } from '../../src/build/checkContent';
import { facts } from '../../src/build/facts';
import { texts } from '../../src/build/texts';
import { badValues, withValue } from '../support/badValues';

/** Fields that must fit others, which are therefore told, too. */
const FOLLOWERS: Record<string, RegExp> = {
  owner: /^owner\.familyName /,
  'owner.name': /^owner\.familyName /,
  projects: /^footerProjects\[/,
  'projects.*': /^(footerProjects\[|projects\[\d+\]\.id )/,
  'projects.*.id': /^(footerProjects\[|projects\[\d+\]\.id )/,
  technologies: /^projects\[\d+\]\.technologies\[/,
  'technologies.*': /^projects\[\d+\]\.technologies\[/,
  'technologies.*.name': /^projects\[\d+\]\.technologies\[/,
};

/** The sentences about a value in one place, with all others as they are. */
function faultsOf(file: string, way: string, value: unknown): string[] {
  if (file in texts) return checkTexts(change(texts, file as keyof typeof texts, way, value), pictures);
  return checkFacts(change(facts, file as keyof typeof facts, way, value), pictures);
}

const change = <Files extends object>(files: Files, file: keyof Files, way: string, value: unknown): Files => ({
  ...files,
  [file]: withValue(files[file] as object, way, value),
});

const fieldAt = (way: string) => way.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);

test.each(Object.entries({ ...facts, ...texts }))(
  'in %s every bad value of every field is reported once, with file and field, or accepted',
  (file, content) => {
    const wrong = badValues(content).flatMap(({ way, kind, value }) => {
      const faults = faultsOf(file, way, value).map((fault) => fault.replace(/^\S+?(:\d+)?: /, ''));
      const follows = FOLLOWERS[way.replaceAll(/\.\d+/g, '.*')];
      const own = faults.filter((fault) => !follows?.test(fault) || fault.startsWith(`${fieldAt(way)} `));
      // A range is reported as a whole, an entry by each field that it lacks.
      const isReported = own.every((fault) => {
        const [field = ''] = fault.split(' ');
        const isRelated = field.startsWith(fieldAt(way)) || fieldAt(way).startsWith(`${field}.`);
        return isRelated && / is .*, but must be [^I].*\.$/s.test(fault);
      });
      const isOnce = own.length <= 1 || kind === 'a list' || kind === 'an entry';
      return isReported && isOnce ? [] : [`${way} as ${kind}: ${own.join(' | ')}`];
    });
    expect(wrong).toEqual([]);
  },
);
