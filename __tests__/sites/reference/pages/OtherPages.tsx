import type { ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { pages } from '#site';
import * as site from '#site/otherPages';
import { Facts } from '../../../../src/components/Facts';
import { PageHeading } from '../../../../src/components/PageHeading';
import { ShareButton } from '../../../../src/components/ShareButton';
import { ContactForm } from '../../../../src/contact/ContactForm';
import { Gallery } from '../../../../src/gallery/Gallery';
import { PageBody } from '../../../../src/layout/PageBody';
import { SplitPage } from '../../../../src/layout/SplitPage';
import { BackLink } from '../../../../src/navigation/BackLink';
import { PageHead } from '../../../../src/navigation/PageHead';
import { pageFolder } from '../../../../src/paths';
import { AboutStory } from '../../../../src/sections/AboutStory';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { Career } from '../../../../src/sections/Career';
import { ContactDetails } from '../../../../src/sections/ContactDetails';
import { PageMissing } from '../../../../src/sections/PageMissing';
import { ProjectFrame } from '../../../../src/sections/ProjectFrame';
import { ProjectGrid } from '../../../../src/sections/ProjectGrid';
import { ProjectNeighbours } from '../../../../src/sections/ProjectNeighbours';
import { ProjectResults } from '../../../../src/sections/ProjectResults';
import { ProjectStory } from '../../../../src/sections/ProjectStory';
import { Quotes } from '../../../../src/sections/Quotes';

type PageProps = Parameters<typeof PageHead>[0] &
  Pick<Parameters<typeof PageHeading>[0], 'actions'> & { heading: string; request?: string; children: ReactNode };

/** A page with a heading, and with the call to contact at its end. */
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

const backTo = ({ path, label }: typeof site.notFound.back) => <BackLink to={path}>{label}</BackLink>;

const missing = (metadata: PageProps['metadata'], content: typeof site.notFound) => (
  <>
    <PageHead metadata={metadata} />
    <PageMissing content={content} back={backTo(content.back)} />
  </>
);

function Project() {
  const { id } = useParams();
  const project = site.projects.find((project) => project.id === Number(id));
  if (!project) return missing(site.projectNotFoundMetadata, { ...site.projectNotFound, code: '' });

  const { metadata, results, quote, gallery, neighbours, request } = project;
  const labels = site.projectPage;
  const actions = (
    <>
      {backTo(labels.back)}
      <ShareButton path={pageFolder(project.path)} title={project.title} labels={labels.share} />
    </>
  );
  return (
    <Page metadata={metadata} heading={project.title} actions={actions} request={request}>
      <ProjectFrame project={project} content={labels} />
      <ProjectStory project={project} content={labels} />
      {results.length > 0 && <ProjectResults heading={labels.results} results={results} />}
      {quote && <Quotes quotes={[quote]} />}
      {gallery.length > 0 && <Gallery labels={labels.gallery} gallery={gallery} />}
      {neighbours.next && <ProjectNeighbours neighbours={neighbours} labels={labels.neighbours} />}
    </Page>
  );
}

const About = () => (
  <Page metadata={site.pageMetadata.about} heading={site.about.heading}>
    <AboutStory content={site.about} />
    <Career content={site.career} />
    <Facts facts={site.about.facts} />
    {site.about.quotes.length > 0 && <Quotes quotes={site.about.quotes} />}
  </Page>
);

const Projects = () => (
  <Page metadata={site.pageMetadata.projects} heading={site.portfolio.heading}>
    <ProjectGrid content={site.portfolio} />
  </Page>
);

const Contact = () => (
  <>
    <PageHead metadata={site.pageMetadata.contact} />
    <SplitPage>
      <ContactDetails content={site.contactDetails} />
      <ContactForm content={site.contactForm} />
    </SplitPage>
  </>
);

/** All pages but home, whose code is in one file. */
export function OtherPages({ path }: { path: string }) {
  return (
    <Routes location={path}>
      <Route path={pages.about?.path} element={<About />} />
      <Route path={pages.projects?.path} element={<Projects />} />
      <Route path={`${pages.projects?.path}/:id`} element={<Project />} />
      <Route path={pages.contact?.path} element={<Contact />} />
      <Route path="*" element={missing(site.notFoundMetadata, site.notFound)} />
    </Routes>
  );
}
