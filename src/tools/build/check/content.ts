import * as about from '#content/about';
import * as callToContact from '#content/callToContact';
import * as contact from '#content/contact';
import * as contactForm from '#content/contactForm';
import * as contactServer from '#content/contactServer';
import * as cv from '#content/cv';
import * as home from '#content/home';
import * as layout from '#content/layout';
import * as locale from '#content/locale';
import * as metadata from '#content/metadata';
import * as notFound from '#content/notFound';
import * as owner from '#content/owner';
import * as pages from '#content/pages';
import * as palette from '#content/palette';
import * as portfolio from '#content/portfolio';
import * as projectPage from '#content/projectPage';
import * as projects from '#content/projects';
import * as services from '#content/services';
import * as technologies from '#content/technologies';
import * as typefaces from '#content/typefaces';
import type { Content } from '../../../content/schema';

/** All that the site says, by file. */
export const content: Content = {
  about,
  callToContact,
  contact,
  contactForm,
  contactServer,
  cv,
  home,
  layout,
  locale,
  metadata,
  notFound,
  owner,
  pages,
  palette,
  portfolio,
  projectPage,
  projects,
  services,
  technologies,
  typefaces,
};
