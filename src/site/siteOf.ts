import type { Content } from '../content/schema';
import { HOME, NO_PAGE } from '../paths';
import { aboutOf } from './about';
import { careerOf } from './career';
import { callToContactOf, contactDetailsOf, contactFormOf } from './contact';
import { cvOf } from './cv';
import { type Edition, given as givenOf } from './given';
import { aboutTeaserOf, heroOf, projectCarouselOf, servicesOf, technologyCarouselOf } from './home';
import { layoutOf } from './layout';
import { errorMetadata, type Metadata, pageMetadata, projectMetadata, siteMetadataOf } from './metadata';
import { movesOf } from './presentPaths';
import { neighboursOf, toldOf, withPage } from './projects';
import { RESUME_FILE, resumeOf } from './resume';
import { type ShareImage, shareImagesOf } from './shareImages';
import { vcard } from './vcard';

interface Options {
  /** Of the build, `YYYY-MM-DD`. */
  date: string;
  /** The path in `dist` of a picture in `src/assets`. */
  pictureFile: (picture: string) => string;
  /** What tells a share image from others at the same address. */
  versionOf: (image: ShareImage) => string;
}

export type Site = ReturnType<typeof siteOf>;

/**
 * Everything that an edition of the site shows, as plain data: its pages with their metadata, the CV and the other files. The
 * browser has each part that its scripts name, as `#site`; the build has all.
 *
 * @param editions All editions, that at the root first.
 */
export function siteOf(edition: Edition, editions: readonly Edition[], options: Options) {
  const { date, pictureFile, versionOf } = options;
  const given = givenOf(edition, editions);
  const { content, words, tag, lacks, say, pathOf } = given;
  const { owner } = content.owner;
  const { screen, paper } = content.theme.palette;

  const shareImages = shareImagesOf(given);
  const shared = new Map(shareImages.map((image) => [image.path, `${image.file}?v=${versionOf(image)}`]));
  const pictures = { pictureFile, shareImageOf: (path: string) => new URL(shared.get(path) ?? '', owner.siteUrl).href };
  const metadata = Object.fromEntries(given.pages.map((page) => [page.name, pageMetadata(page, given, pictures)]));
  // The schema asks for it.
  const { home, ...others } = metadata as { [name: string]: Metadata; home: Metadata };
  const translated = withPage(given);
  const projects = translated.map((project) => ({
    ...toldOf(project, given),
    metadata: projectMetadata(project, given, pictures),
    neighbours: neighboursOf(project, translated),
    /** The title that the contact form suggests to a visitor who comes from the project. */
    request: say(words.callToContact.title, { title: project.title }),
  }));
  const projectsPath = pathOf('projects') ?? HOME;
  /** Path of the page for unknown addresses below the portfolio. */
  const noProject = `${pathOf('projects') ?? ''}${NO_PAGE}`;
  const listed = [...Object.values(metadata), ...projects.map(({ metadata }) => metadata)];
  const paths = [...listed.map(({ path }) => path), ...new Set([NO_PAGE, noProject])];
  const moved = movesOf(paths, content.pages.formerPaths);
  const siteMetadata = siteMetadataOf(given, pictures);
  const career = careerOf(given);
  const resume = resumeOf(given);

  return {
    language: { tag, direction: words.direction },
    /** Path and label of each page of the navigation, by its name. */
    pages: Object.fromEntries(given.pages.map(({ name, path, label }) => [name, { path, label }])) as Partial<
      Record<string, { path: string; label: string }>
    >,
    editions: {
      root: given.editions[0],
      others: given.editions.filter(({ folder }) => folder !== ''),
      /** The paths of pages that are in the root's language, and lie there. */
      untranslated: lacks,
    },
    /** The path of each page by all that it has or had. */
    pathsByAddress: Object.fromEntries([...paths.map((path) => [path, path]), ...moved]) as Record<string, string>,
    theme: themeOf(content.theme),

    layout: layoutOf(given),
    hero: heroOf(given, date),
    services: servicesOf(given),
    projectCarousel: projectCarouselOf(given),
    aboutTeaser: aboutTeaserOf(given, date),
    technologyCarousel: technologyCarouselOf(given),

    siteMetadata,
    homeMetadata: home,
    loadErrorMetadata: errorMetadata('loadError', home, given),

    /** What other pages than home show, whose scripts have a file of their own: `#site/otherPages`. */
    otherPages: {
      about: aboutOf(given),
      career: [career.experience, career.studies, career.certificates, ...career.more].filter(
        ({ entries }) => entries.length > 0,
      ),
      portfolio: {
        ...words.portfolio,
        // Without what only the page of a project shows.
        projects: given.projects.map(({ keywords, paragraphs, results, quote, gallery, ...project }) => project),
      },
      projectPage: { ...words.projectPage, back: { label: words.projectPage.back, path: projectsPath } },
      projects,
      callToContact: callToContactOf(given),
      contactDetails: contactDetailsOf(given),
      contactForm: contactFormOf(given),
      notFound: { code: '404', ...words.notFound, back: { label: words.notFound.back, path: projectsPath } },
      projectNotFound: { ...words.projectNotFound, back: { label: words.projectNotFound.back, path: projectsPath } },
      /** Of the other pages of the navigation, by their names. */
      pageMetadata: others as Partial<typeof others>,
      notFoundMetadata: errorMetadata('notFound', home, given),
      projectNotFoundMetadata: errorMetadata('projectNotFound', home, given),
    },

    /** What no page shows. */
    files: {
      paths,
      /** The metadata of the pages that search engines list. */
      listed,
      cv: cvOf(given),
      colours: { screen, paper },
      shareImages,
      vcard: { file: words.contactDetails.card.file, text: vcard(owner) },
      resume: { file: RESUME_FILE, text: `${JSON.stringify(resume, null, 2)}\n` },
      /** Former paths with those that the pages have now. */
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
    /** Of the font of titles. */
    weights: { heading, statement },
  };
}
