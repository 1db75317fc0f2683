import pictures from 'virtual:pictures';
import { render, screen } from '@testing-library/react';
import { projectPage } from '#site/otherPages';
import type { ProjectEntry } from '../../src/content/schema';
import { ProjectFrame } from '../../src/sections/ProjectFrame';
import type { ProjectDetails } from '../../src/site/projects';
import { content, siteWith } from '../support/reference';

const [first] = content.projects.projects;
const url = 'https://tienda.test/';
const repository = 'https://codigo.test/tienda';

/** The text of the frame of the first project, with some values changed. */
function framed(changed: Partial<ProjectEntry>): string | null {
  const entry = { ...(first as ProjectEntry), url: undefined, role: undefined, year: undefined, ...changed };
  const [project] = siteWith({ projects: { projects: [entry], footerProjects: [], demos: [] } }).otherPages.projects;
  return render(<ProjectFrame project={project as ProjectDetails} content={projectPage} />).container.textContent;
}

test.each([
  [{ url, repository }, 'tienda.testVer sitio', url],
  [{ repository }, 'codigo.testVer código', repository],
])('the bar of a project with %j says “%s”, and the frame is a link to %s', (addresses, said, href) => {
  expect(framed(addresses)).toContain(said);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('the bar of a project without an address says that the project is for internal use', () => {
  expect(framed({})).toBe(' Uso interno');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a project without a picture has an island without an alternative text and without a bar', () => {
  pictures['islands/1'] = { file: 'assets/island.svg', width: 1344, height: 840 };
  expect(framed({ url, image: undefined, imageAlt: undefined })).toBe('');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'assets/island.svg');
});
