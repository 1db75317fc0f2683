/** @jest-environment node */

import { readFileSync } from 'node:fs';
import reference from 'virtual:content';
import pictures from 'virtual:pictures';
import type { Content } from '../../../src/content/schema';
import { checkContent } from '../../../src/tools/build/check/checkContent';
import { badValues, withValue } from '../../support/badValues';
import { folderOf } from '../../support/sites';

const { career, owner, projects }: Content = JSON.parse(readFileSync(`${folderOf('career')}/content.json`, 'utf8'));
/** With facts that may be left out. */
const content: Content = { ...reference, career, owner: { ...reference.owner, owner: owner.owner }, projects };

/** Fields that must fit others, which are therefore reported, too. */
const FOLLOWERS: Record<string, RegExp> = {
  owner: /^owner\.familyName /,
  'owner.name': /^owner\.familyName /,
  projects: /^footerProjects\[/,
  'projects.*': /^(footerProjects\[|projects\[\d+\]\.id )/,
  'projects.*.id': /^(footerProjects\[|projects\[\d+\]\.id )/,
  'locale.question.opening': /^callToContact\.question /,
  'locale.question.closing': /^callToContact\.question /,
  pages: /^formerPaths\./,
  'pages.projects': /^formerPaths\./,
  'pages.projects.path': /^formerPaths\./,
  technologies: /^projects\[\d+\]\.technologies\[/,
  'technologies.*': /^projects\[\d+\]\.technologies\[/,
  'technologies.*.name': /^projects\[\d+\]\.technologies\[/,
};

/** The sentences about a value in one place, with all others as they are. */
function faultsOf(name: keyof Content, path: string, value: unknown): string[] {
  return checkContent({ ...content, [name]: withValue(content[name], path, value) }, pictures);
}

const fieldAt = (path: string) => path.replaceAll(/\.(\d+)/g, (_, index) => `[${Number(index) + 1}]`);

test.each(Object.keys(content) as (keyof Content)[])(
  'in %s every bad value of every field is reported once, with file and field, or accepted',
  (name) => {
    const wrong = badValues(content[name]).flatMap(({ path, kind, value }) => {
      const faults = faultsOf(name, path, value).map((fault) => fault.replace(/^\S+?(:\d+)?: /, ''));
      const follows = FOLLOWERS[path.replaceAll(/\.\d+/g, '.*')];
      const own = faults.filter((fault) => !follows?.test(fault) || fault.startsWith(`${fieldAt(path)} `));
      // A range is reported as a whole, an entry by each field that it lacks.
      const isReported = own.every((fault) => {
        const [field = ''] = fault.split(' ');
        const isRelated = field.startsWith(fieldAt(path)) || fieldAt(path).startsWith(`${field}.`);
        return isRelated && / is .*, but must be [^I].*\.$/s.test(fault);
      });
      const isOnce = own.length <= 1 || kind === 'a list' || kind === 'an entry';
      return isReported && isOnce ? [] : [`${path} as ${kind}: ${own.join(' | ')}`];
    });
    expect(wrong).toEqual([]);
  },
);
