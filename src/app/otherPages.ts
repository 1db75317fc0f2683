/** All pages but home, and what the contact form leaves on others, in one chunk that is fetched when first needed. */

export { About } from '#pages/About';
export { Contact } from '#pages/Contact';
export { NotFound } from '#pages/NotFound';
export { Project } from '#pages/Project';
export { ProjectNotFound } from '#pages/ProjectNotFound';
export { Projects } from '#pages/Projects';
export { SubmissionNotice } from '../layout/SubmissionNotice';
