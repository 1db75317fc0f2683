/** `#site/otherPages` in tests. */
import { site } from './reference';

export const { about, career, portfolio, projectPage, projects, callToContact } = site.otherPages;
export const { contactDetails, contactForm, notFound, projectNotFound } = site.otherPages;
export const { pageMetadata, notFoundMetadata, projectNotFoundMetadata } = site.otherPages;
