/** All pages but home, in one chunk that is fetched when the first of them is needed. */
export { About } from '../pages/About';
export { Contact } from '../pages/Contact';
export { NotFound } from '../pages/NotFound';
export { Project } from '../pages/Project';
export { ProjectNotFound } from '../pages/ProjectNotFound';
export { Projects } from '../pages/Projects';
