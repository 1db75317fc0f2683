/** All pages but the home page: one group of code, fetched when the first of them is asked for. */
export { About } from '../pages/About';
export { Contact } from '../pages/Contact';
export { NotFound } from '../pages/NotFound';
export { Project } from '../pages/Project';
export { ProjectNotFound } from '../pages/ProjectNotFound';
export { Projects } from '../pages/Projects';
