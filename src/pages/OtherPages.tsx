import { Route, Routes } from 'react-router-dom';
import { pages } from '#site';
import { About } from './About';
import { Contact } from './Contact';
import { NotFound } from './NotFound';
import { Project } from './Project';
import { Projects } from './Projects';

const { about, projects, contact } = pages;

/** All pages except home. `loadPages` fetches their code as one file. */
export function OtherPages({ path }: { path: string }) {
  return (
    <Routes location={path}>
      {about && <Route path={about.path} element={<About />} />}
      {projects && <Route path={projects.path} element={<Projects />} />}
      {projects && <Route path={`${projects.path}/:id`} element={<Project />} />}
      {contact && <Route path={contact.path} element={<Contact />} />}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
