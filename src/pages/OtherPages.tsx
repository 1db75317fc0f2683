import { Route, Routes } from 'react-router-dom';
import { pages } from '#content/pages';
import { About } from './About';
import { Contact } from './Contact';
import { NotFound } from './NotFound';
import { Project } from './Project';
import { Projects } from './Projects';

/** All pages but home. Their code is one file, which is fetched once home is there. */
export function OtherPages({ path }: { path: string }) {
  return (
    <Routes location={path}>
      <Route path={pages.about.path} element={<About />} />
      <Route path={pages.projects.path} element={<Projects />} />
      <Route path={`${pages.projects.path}/:id`} element={<Project />} />
      <Route path={pages.contact.path} element={<Contact />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
