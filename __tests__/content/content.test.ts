/** @jest-environment node */
import { owner } from '#content/owner';
import { titleFor } from '../../src/site/callToContact';
import { chatUrl } from '../../src/site/chat';
import { contactForm } from '../../src/site/contactForm';
import { loadErrorMetadata, notFoundMetadata, projectNotFoundMetadata } from '../../src/site/metadata/errors';
import { homeMetadata } from '../../src/site/metadata/home';
import { appAddress } from '../../src/site/metadata/metadata';
import { projectMetadata } from '../../src/site/metadata/project';
import { portfolio } from '../../src/site/portfolio';
import { neighboursOf } from '../../src/site/projects';

const { projects } = portfolio;

test('a chat link takes the digits of the phone and the text as it was written', () => {
  const url = new URL(chatUrl('Hola & adiós, ¿un 100 % más?'));
  expect(url.origin + url.pathname).toBe(`https://wa.me/${owner.phone?.replace(/\D/g, '')}`);
  expect([...url.searchParams]).toEqual([['text', 'Hola & adiós, ¿un 100 % más?']]);
});

test('the neighbours of a project are those in the portfolio, and the first follows the last', () => {
  const idsOf = (id: number, count = 6) => {
    const some = projects.slice(0, count);
    const project = some.find((candidate) => candidate.id === id);
    const { previous, next } = project ? neighboursOf(project, some) : {};
    return [previous?.id, next?.id];
  };
  expect([idsOf(4), idsOf(1), idsOf(6), idsOf(3, 3)]).toEqual([
    [3, 5],
    [6, 2],
    [5, 1],
    [2, 1],
  ]);
  expect([idsOf(1, 2), idsOf(2, 2), idsOf(1, 1)]).toEqual([
    [undefined, 2],
    [undefined, 1],
    [undefined, undefined],
  ]);
});

test('the title that the closing question suggests fits the form', () => {
  for (const project of projects) {
    expect(titleFor(project)).toContain(project.title);
    expect(titleFor(project).length).toBeLessThanOrEqual(contactForm.fields.title.limit);
  }
});

test('structured data tell when a project was made, in which role, and show its pictures', () => {
  const [first, , , fourth, , last] = projects.map((project) => {
    const { structuredData } = projectMetadata(project)(appAddress);
    return structuredData['@graph'].find((thing) => typeof thing === 'object' && thing['@type'] === 'CreativeWork');
  });
  const person = { '@id': `${owner.siteUrl}#person` };
  expect(first).toMatchObject({ dateCreated: '2024' });
  expect(fourth).toMatchObject({
    dateCreated: '2025',
    contributor: { '@type': 'Role', roleName: 'Diseño y desarrollo', contributor: person },
    image: [
      `${owner.siteUrl}share/projects/4.png`,
      ...['constructora', 'crud', 'telefono'].map((name) => expect.stringMatching(`/assets/${name}-.*\\.webp$`)),
    ],
  });
  expect(last).not.toHaveProperty('dateCreated');
  expect(last).not.toHaveProperty('contributor');
});

test('a page that is not there is kept from search engines and shared with the picture of the home page', () => {
  for (const metadata of [projectNotFoundMetadata, notFoundMetadata, loadErrorMetadata]) {
    expect(metadata(appAddress)).toMatchObject({ robots: 'noindex', image: homeMetadata(appAddress).image });
  }
});
