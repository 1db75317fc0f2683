import type { ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { language, pages } from '#site';
import * as site from '#site/otherPages';
import { PageHeading } from '../../../../src/components/PageHeading';
import { ShareButton } from '../../../../src/components/ShareButton';
import { Gallery } from '../../../../src/gallery/Gallery';
import { PageBody } from '../../../../src/layout/PageBody';
import { BackLink } from '../../../../src/navigation/BackLink';
import { PageHead } from '../../../../src/navigation/PageHead';
import { Contact } from '../../../../src/pages/Contact';
import { NotFound } from '../../../../src/pages/NotFound';
import { ProjectNotFound } from '../../../../src/pages/ProjectNotFound';
import { folderOf } from '../../../../src/paths';
import { AboutStory } from '../../../../src/sections/AboutStory';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { Career } from '../../../../src/sections/Career';
import { ProjectFrame } from '../../../../src/sections/ProjectFrame';
import { ProjectGrid } from '../../../../src/sections/ProjectGrid';
import { ProjectNeighbours } from '../../../../src/sections/ProjectNeighbours';
import { ProjectQuote } from '../../../../src/sections/ProjectQuote';
import { ProjectResults } from '../../../../src/sections/ProjectResults';
import { ProjectStory } from '../../../../src/sections/ProjectStory';

type PageProps = Parameters<typeof PageHead>[0] &
  Pick<Parameters<typeof PageHeading>[0], 'actions'> & { heading: string; request?: string; children: ReactNode };

/** A page with a heading and a question at its end. */
function Page({ metadata, heading, actions, request, children }: PageProps) {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageHeading actions={actions}>{heading}</PageHeading>
      <PageBody>
        {children}
        <CallToContact content={site.callToContact} title={request} />
      </PageBody>
    </>
  );
}

function Project() {
  const { id } = useParams();
  const project = site.projects.find((project) => project.id === Number(id));
  if (!project) return <ProjectNotFound />;

  const { metadata, results, quote, gallery, neighbours, request } = project;
  const labels = site.projectPage;
  const actions = (
    <>
      <BackLink to={labels.back.path}>{labels.back.label}</BackLink>
      <ShareButton path={folderOf(project.path)} title={project.title} labels={labels.share} />
    </>
  );
  return (
    <Page metadata={metadata} heading={project.title} actions={actions} request={request}>
      <ProjectFrame project={project} content={labels} />
      <ProjectStory project={project} content={labels} />
      {results.length > 0 && <ProjectResults heading={labels.results} results={results} />}
      {quote && <ProjectQuote quote={quote} marks={language.quotation} />}
      {gallery.length > 0 && <Gallery labels={labels.gallery} gallery={gallery} />}
      {neighbours.next && <ProjectNeighbours neighbours={neighbours} labels={labels.neighbours} />}
    </Page>
  );
}

const About = () => (
  <Page metadata={site.pageMetadata.about} heading={site.about.heading}>
    <AboutStory content={site.about} />
    <Career content={site.career} />
  </Page>
);

const Projects = () => (
  <Page metadata={site.pageMetadata.projects} heading={site.portfolio.heading}>
    <ProjectGrid content={site.portfolio} />
  </Page>
);

/** All pages but home. Their code is one file, which is fetched once home is there. */
export function OtherPages({ path }: { path: string }) {
  return (
    <Routes location={path}>
      <Route path={pages.about?.path} element={<About />} />
      <Route path={pages.projects?.path} element={<Projects />} />
      <Route path={`${pages.projects?.path}/:id`} element={<Project />} />
      <Route path={pages.contact?.path} element={<Contact />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
