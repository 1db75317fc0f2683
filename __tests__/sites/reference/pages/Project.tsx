import { useParams } from 'react-router-dom';
import { locale } from '#content/locale';
import { PageHeading } from '../../../../src/components/PageHeading';
import { ShareButton } from '../../../../src/components/ShareButton';
import { Gallery } from '../../../../src/gallery/Gallery';
import { PageBody } from '../../../../src/layout/PageBody';
import { BackLink } from '../../../../src/navigation/BackLink';
import { PageHead } from '../../../../src/navigation/PageHead';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { ProjectFrame } from '../../../../src/sections/ProjectFrame';
import { ProjectNeighbours } from '../../../../src/sections/ProjectNeighbours';
import { ProjectQuote } from '../../../../src/sections/ProjectQuote';
import { ProjectResults } from '../../../../src/sections/ProjectResults';
import { ProjectStory } from '../../../../src/sections/ProjectStory';
import { callToContact, titleFor } from '../../../../src/site/callToContact';
import { withPage } from '../../../../src/site/editions';
import { projectMetadata } from '../../../../src/site/metadata/project';
import { folderOf } from '../../../../src/site/paths';
import { projectPage } from '../../../../src/site/projectPage';
import { neighboursOf, projects } from '../../../../src/site/projects';
import { ProjectNotFound } from './ProjectNotFound';

export function Project() {
  const { id } = useParams();
  const project = withPage(projects).find((project) => project.id === Number(id));
  if (!project) return <ProjectNotFound />;

  const { results, quote, gallery } = project;
  const neighbours = neighboursOf(project, projects);
  return (
    <>
      <PageHead metadata={projectMetadata(project)} />
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
        {quote && <ProjectQuote quote={quote} marks={locale.quotation} />}
        {gallery.length > 0 && <Gallery labels={projectPage.gallery} gallery={gallery} />}
        {neighbours.next && <ProjectNeighbours neighbours={neighbours} labels={projectPage.neighbours} />}
        <CallToContact content={callToContact} title={titleFor(project)} />
      </PageBody>
    </>
  );
}
