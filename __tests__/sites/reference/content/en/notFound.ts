import type { Translation } from '#content/schema';

export const notFound: Translation['notFound']['notFound'] = {
  code: '404',
  title: 'Page not found',
  text: 'The page you are looking for does not exist or has been removed.',
  back: 'Back',
};

/** For the address of a project that is not there. */
export const projectNotFound: Translation['notFound']['projectNotFound'] = {
  title: 'Project not found',
  text: 'The project you are looking for is not in the portfolio.',
  back: 'Back',
};
