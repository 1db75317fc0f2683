import type { Content } from '../../../src/content/schema';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { editions } from '../../sites/editions';
import { badValues, withValues } from '../../support/badValues';
import { pictures } from '../../support/pictures';
import { content as reference } from '../../support/reference';

/** With facts that may be left out. */
const content: Content = { ...reference, ...editions };

/** Fields that must fit others, which are therefore reported, too. */
const FOLLOWERS: Record<string, RegExp> = {
  owner: /^owner\.familyName /,
  'owner.name': /^owner\.familyName /,
  projects: /^footerProjects\[/,
  'projects.*': /^(footerProjects\[|projects\[\d+\]\.id )/,
  'projects.*.id': /^(footerProjects\[|projects\[\d+\]\.id )/,
  pages: /^formerPaths\./,
  'pages.projects': /^formerPaths\./,
  'pages.projects.path': /^formerPaths\./,
  technologies: /^projects\[\d+\]\.technologies\[/,
  'technologies.*': /^projects\[\d+\]\.technologies\[/,
  'technologies.*.name': /^projects\[\d+\]\.technologies\[/,
};

const isWithin = (field: string, other: string) => field === other || /^[.[]/.test(field.replace(other, ''));
const fieldAt = (path: string) => path.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);

test.each(Object.keys(content) as (keyof Content)[])(
  'in %s every bad value of every field is reported once, with file and field, or accepted',
  (name) => {
    const wrong = badValues(content[name]).flatMap(({ kind, values }) => {
      const faults = checkContent(
        { content: { ...content, [name]: withValues(content[name], values) }, tag: 'es' },
        pictures,
      );
      const paths = Object.keys(values);
      const followers = paths.flatMap((path) => FOLLOWERS[path.replaceAll(/\.\d+/g, '.*')] ?? []);
      const reported = new Map<string, number>();
      return faults
        .map((fault) => fault.replace(/^\S+?(:\d+)?: /, ''))
        .filter((fault) => {
          const [field = ''] = fault.split(' ');
          const follows = followers.some((follower) => follower.test(fault));
          // A range is reported as a whole, an entry by each field that it lacks.
          const path = paths.find((path) => isWithin(field, fieldAt(path)) || isWithin(fieldAt(path), field));
          if (path === undefined || (follows && field !== fieldAt(path))) return !follows;
          const count = (reported.get(path) ?? 0) + 1;
          reported.set(path, count);
          const isOnce = count === 1 || kind === 'a list' || kind === 'an entry';
          return !isOnce || !/ is .*, but must be [^I].*\.$/s.test(fault);
        })
        .map((fault) => `${kind}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  },
);
