import { Route, Routes, useParams } from 'react-router-dom';
import { language, pages } from '#site';
import {
  about,
  callToContact,
  career,
  contactDetails,
  contactForm,
  notFound,
  notFoundMetadata,
  pageMetadata,
  portfolio,
  projectNotFound,
  projectNotFoundMetadata,
  projectPage,
  projects,
} from '#site/otherPages';
import { Message } from '../../../../src/components/Message';
import { PageHeading } from '../../../../src/components/PageHeading';
import { ShareButton } from '../../../../src/components/ShareButton';
import { ContactForm } from '../../../../src/contact/ContactForm';
import { Gallery } from '../../../../src/gallery/Gallery';
import { PageBody } from '../../../../src/layout/PageBody';
import { SplitPage } from '../../../../src/layout/SplitPage';
import { BackLink } from '../../../../src/navigation/BackLink';
import { PageHead } from '../../../../src/navigation/PageHead';
import { folderOf } from '../../../../src/paths';
import { AboutStory } from '../../../../src/sections/AboutStory';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { Career } from '../../../../src/sections/Career';
import { ContactDetails } from '../../../../src/sections/ContactDetails';
import { PageMissing } from '../../../../src/sections/PageMissing';
import { ProjectFrame } from '../../../../src/sections/ProjectFrame';
import { ProjectGrid } from '../../../../src/sections/ProjectGrid';
import { ProjectNeighbours } from '../../../../src/sections/ProjectNeighbours';
import { ProjectQuote } from '../../../../src/sections/ProjectQuote';
import { ProjectResults } from '../../../../src/sections/ProjectResults';
import { ProjectStory } from '../../../../src/sections/ProjectStory';

function About() {
  return (
    <>
      <PageHead metadata={pageMetadata.about} />
      <PageHeading>{about.heading}</PageHeading>
      <PageBody>
        <AboutStory content={about} />
        <Career content={career} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}

function Projects() {
  return (
    <>
      <PageHead metadata={pageMetadata.projects} />
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody>
        <ProjectGrid content={portfolio} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}

function Project() {
  const { id } = useParams();
  const project = projects.find((project) => project.id === Number(id));
  if (!project) return <ProjectNotFound />;

  const { metadata, results, quote, gallery, neighbours, request } = project;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageHeading
        actions={
          <>
            <BackLink to={projectPage.back.path}>{projectPage.back.label}</BackLink>
            <ShareButton path={folderOf(project.path)} title={project.title} labels={projectPage.share} />
          </>
        }
      >
        {project.title}
      </PageHeading>
      <PageBody>
        <ProjectFrame project={project} content={projectPage} />
        <ProjectStory project={project} content={projectPage} />
        {results.length > 0 && <ProjectResults heading={projectPage.results} results={results} />}
        {quote && <ProjectQuote quote={quote} marks={language.quotation} />}
        {gallery.length > 0 && <Gallery labels={projectPage.gallery} gallery={gallery} />}
        {neighbours.next && <ProjectNeighbours neighbours={neighbours} labels={projectPage.neighbours} />}
        <CallToContact content={callToContact} title={request} />
      </PageBody>
    </>
  );
}

function ProjectNotFound() {
  return (
    <>
      <PageHead metadata={projectNotFoundMetadata} />
      <Message
        title={projectNotFound.title}
        text={projectNotFound.text}
        action={<BackLink to={projectNotFound.back.path}>{projectNotFound.back.label}</BackLink>}
      />
    </>
  );
}

function Contact() {
  return (
    <>
      <PageHead metadata={pageMetadata.contact} />
      <SplitPage>
        <ContactDetails content={contactDetails} />
        <ContactForm content={contactForm} />
      </SplitPage>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHead metadata={notFoundMetadata} />
      <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />
    </>
  );
}

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
