import type { Words } from '../../src/tools/build/check/translate';
import * as about from '../sites/reference/content/en/about';
import * as callToContact from '../sites/reference/content/en/callToContact';
import * as career from '../sites/reference/content/en/career';
import * as contact from '../sites/reference/content/en/contact';
import * as contactForm from '../sites/reference/content/en/contactForm';
import * as contactServer from '../sites/reference/content/en/contactServer';
import * as cv from '../sites/reference/content/en/cv';
import * as home from '../sites/reference/content/en/home';
import * as layout from '../sites/reference/content/en/layout';
import * as locale from '../sites/reference/content/en/locale';
import * as metadata from '../sites/reference/content/en/metadata';
import * as notFound from '../sites/reference/content/en/notFound';
import * as owner from '../sites/reference/content/en/owner';
import * as pages from '../sites/reference/content/en/pages';
import * as portfolio from '../sites/reference/content/en/portfolio';
import * as projectPage from '../sites/reference/content/en/projectPage';
import * as projects from '../sites/reference/content/en/projects';
import * as services from '../sites/reference/content/en/services';

const texts = { about, callToContact, career, contact, contactForm, contactServer, cv, home, layout, locale, metadata };
/** The English translation of the reference, by file. */
export const words: Words = { ...texts, notFound, owner, pages, portfolio, projectPage, projects, services };
