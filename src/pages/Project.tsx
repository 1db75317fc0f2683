import { useParams } from 'react-router-dom';
import { callToContact, projectPage, projects } from '#site/otherPages';
import { PageHeading } from '../components/PageHeading';
import { ShareButton } from '../components/ShareButton';
import { Gallery } from '../gallery/Gallery';
import { PageBody } from '../layout/PageBody';
import { BackLink } from '../navigation/BackLink';
import { PageHead } from '../navigation/PageHead';
import { pageFolder } from '../paths';
import { CallToContact } from '../sections/CallToContact';
import { ProjectFrame } from '../sections/ProjectFrame';
import { ProjectNeighbours } from '../sections/ProjectNeighbours';
import { ProjectResults } from '../sections/ProjectResults';
import { ProjectStory } from '../sections/ProjectStory';
import { Quotes } from '../sections/Quotes';
import { ProjectNotFound } from './ProjectNotFound';

export function Project() {
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
            <ShareButton path={pageFolder(project.path)} title={project.title} labels={projectPage.share} />
          </>
        }
      >
        {project.title}
      </PageHeading>
      <PageBody>
        <ProjectFrame project={project} content={projectPage} />
        <ProjectStory project={project} content={projectPage} />
        {results.length > 0 && <ProjectResults heading={projectPage.results} results={results} />}
        {quote && <Quotes quotes={[quote]} />}
        {gallery.length > 0 && <Gallery labels={projectPage.gallery} gallery={gallery} />}
        {neighbours.next && <ProjectNeighbours neighbours={neighbours} labels={projectPage.neighbours} />}
        <CallToContact content={callToContact} title={request} />
      </PageBody>
    </>
  );
}
