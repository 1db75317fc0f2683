import { pages } from '#content/pages';
import { projectPage as texts } from '#content/projectPage';

export const projectPage = { ...texts, back: { label: texts.back, path: pages.projects.path } };
