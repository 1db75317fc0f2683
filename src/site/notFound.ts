import * as content from '#content/notFound';
import { pages } from '#content/pages';

const { path } = pages.projects;

export const notFound = { ...content.notFound, back: { label: content.notFound.back, path } };

export const projectNotFound = { ...content.projectNotFound, back: { label: content.projectNotFound.back, path } };
