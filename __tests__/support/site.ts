/** `#site` in tests. */
import { site } from './reference';

export const { language, pages, editions, pathsByAddress, theme, layout, hero, services } = site;
export const { projectCarousel, aboutTeaser, technologyCarousel } = site;
export const { siteMetadata, homeMetadata, loadErrorMetadata } = site;
