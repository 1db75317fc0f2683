import type { Content } from '../content/schema';
import { HOME, NO_PAGE } from '../paths';
import { aboutOf } from './about';
import { careerOf } from './career';
import { callToContactOf, contactDetailsOf, contactFormOf } from './contact';
import { cvOf } from './cv';
import { type Edition, editionData } from './editionData';
import { aboutTeaserOf, heroOf, projectCarouselOf, servicesOf, technologyCarouselOf } from './home';
import { layoutOf } from './layout';
import { errorMetadata, type Metadata, pageMetadata, projectMetadata, siteMetadataOf } from './metadata';
import { movesOf } from './presentPaths';
import { detailsOf, neighboursOf, withPage } from './projects';
import { RESUME_FILE, resumeOf } from './resume';
import { type ShareImage, shareImagesOf } from './shareImages';
import { vcard } from './vcard';

interface Options {
  /** The date of the build, `YYYY-MM-DD`. */
  date: string;
  /** Returns the path in `dist` of a picture in `src/assets`. */
  pictureFile: (picture: string) => string;
  /** Returns the version of a share image. Social networks keep an image by its address, so the address of each version differs. */
  versionOf: (image: ShareImage) => string;
}

export type Site = ReturnType<typeof siteOf>;

/**
 * Returns everything that an edition of the site shows, as plain data: its pages with their metadata, the CV and the other files. The
 * build uses all parts. The browser gets only the parts that its scripts import from `#site`.
 *
 * @param editions All editions, the one at the root first.
 */
export function siteOf(current: Edition, editions: readonly Edition[], options: Options) {
  const { date, pictureFile, versionOf } = options;
  const edition = editionData(current, editions);
  const { content, words, tag, untranslated, say, pathOf } = edition;
  const { owner } = content.owner;
  const { screen, paper } = content.theme.palette;

  const shareImages = shareImagesOf(edition);
  const shared = new Map(shareImages.map((image) => [image.path, `${image.file}?v=${versionOf(image)}`]));
  const pictures = { pictureFile, shareImageOf: (path: string) => new URL(shared.get(path) ?? '', owner.siteUrl).href };
  const metadata = Object.fromEntries(edition.pages.map((page) => [page.name, pageMetadata(page, edition, pictures)]));
  // The schema requires the page `home`.
  const { home, ...others } = metadata as { [name: string]: Metadata; home: Metadata };
  const projectsWithPage = withPage(edition);
  const projects = projectsWithPage.map((project) => ({
    ...detailsOf(project, edition),
    metadata: projectMetadata(project, edition, pictures),
    neighbours: neighboursOf(project, projectsWithPage),
    /** The title that the contact form suggests to a visitor who comes from the project. */
    request: say(words.callToContact.title, { title: project.title }),
  }));
  const projectsPath = pathOf('projects') ?? HOME;
  /** The path of the page for unknown addresses below the portfolio. */
  const noProject = `${pathOf('projects') ?? ''}${NO_PAGE}`;
  const listed = [...Object.values(metadata), ...projects.map(({ metadata }) => metadata)];
  const paths = [...listed.map(({ path }) => path), ...new Set([NO_PAGE, noProject])];
  const moved = movesOf(paths, content.pages.formerPaths);
  const siteMetadata = siteMetadataOf(edition, pictures);
  const career = careerOf(edition);
  const resume = resumeOf(edition);

  return {
    language: { tag, direction: words.direction },
    /** The path and the label of each page of the navigation, by name. */
    pages: Object.fromEntries(edition.pages.map(({ name, path, label }) => [name, { path, label }])) as Partial<
      Record<string, { path: string; label: string }>
    >,
    editions: {
      root: edition.editions[0],
      others: edition.editions.filter(({ folder }) => folder !== ''),
      /** The paths of untranslated pages, which are only in the edition at the root. */
      untranslated,
    },
    /** Maps each present and former path of a page to its present path. */
    pathsByAddress: Object.fromEntries([...paths.map((path) => [path, path]), ...moved]) as Record<string, string>,
    theme: themeOf(content.theme),

    layout: layoutOf(edition),
    hero: heroOf(edition, date),
    services: servicesOf(edition),
    projectCarousel: projectCarouselOf(edition),
    aboutTeaser: aboutTeaserOf(edition, date),
    technologyCarousel: technologyCarouselOf(edition),

    siteMetadata,
    homeMetadata: home,
    loadErrorMetadata: errorMetadata('loadError', home, edition),

    /** The data of all pages except home. The scripts of these pages import the data from `#site/otherPages`. */
    otherPages: {
      about: aboutOf(edition),
      career: [career.experience, career.studies, career.certificates, ...career.more].filter(
        ({ entries }) => entries.length > 0,
      ),
      portfolio: {
        ...words.portfolio,
        // The list leaves out the fields that only the page of a project shows.
        projects: edition.projects.map(({ keywords, paragraphs, results, quote, gallery, ...project }) => project),
      },
      projectPage: { ...words.projectPage, back: { label: words.projectPage.back, path: projectsPath } },
      projects,
      callToContact: callToContactOf(edition),
      contactDetails: contactDetailsOf(edition),
      contactForm: contactFormOf(edition),
      notFound: { code: '404', ...words.notFound, back: { label: words.notFound.back, path: projectsPath } },
      projectNotFound: { ...words.projectNotFound, back: { label: words.projectNotFound.back, path: projectsPath } },
      /** The metadata of the other pages of the navigation, by name. */
      pageMetadata: others as Partial<typeof others>,
      notFoundMetadata: errorMetadata('notFound', home, edition),
      projectNotFoundMetadata: errorMetadata('projectNotFound', home, edition),
    },

    /** The data that no page shows. */
    files: {
      paths,
      /** The metadata of the pages that search engines list. */
      listed,
      cv: cvOf(edition),
      colours: { screen, paper },
      shareImages,
      vcard: { file: words.contactDetails.card.file, text: vcard(owner) },
      resume: { file: RESUME_FILE, text: `${JSON.stringify(resume, null, 2)}\n` },
      /** The former paths of pages, each with the present path. */
      moved,
      contactServer: words.contactServer,
      owner,
    },
  };
}

function themeOf({ palette, typefaces: { display, text } }: Content['theme']) {
  const [heading = 700, statement = heading] = display.faces.map(({ weight }) =>
    typeof weight === 'number' ? weight : weight.max,
  );
  return {
    colours: palette.screen,
    families: { display: display.family, text: text.family },
    /** The weights of the font for titles. */
    weights: { heading, statement },
  };
}
