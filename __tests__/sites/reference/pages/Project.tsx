import { locale } from '#content/locale';
import { PageHeading } from '../../../../src/components/PageHeading';
import { ShareButton } from '../../../../src/components/ShareButton';
import { PageBody } from '../../../../src/layout/PageBody';
import { BackLink } from '../../../../src/navigation/BackLink';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { ProjectFrame } from '../../../../src/sections/ProjectFrame';
import { ProjectGallery } from '../../../../src/sections/ProjectGallery';
import { ProjectNeighbours } from '../../../../src/sections/ProjectNeighbours';
import { ProjectQuote } from '../../../../src/sections/ProjectQuote';
import { ProjectResults } from '../../../../src/sections/ProjectResults';
import { ProjectStory } from '../../../../src/sections/ProjectStory';
import { callToContact, titleFor } from '../../../../src/site/callToContact';
import { folderOf } from '../../../../src/site/paths';
import { projectPage } from '../../../../src/site/projectPage';
import { neighboursOf, type Project as ProjectContent, projects } from '../../../../src/site/projects';

export function Project({ project }: { project: ProjectContent }) {
  const { results, quote, gallery } = project;
  const neighbours = neighboursOf(project, projects);
  return (
    <>
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
        {HAS_QUOTES && quote && <ProjectQuote quote={quote} marks={locale.quotation} />}
        {gallery.length > 0 && <ProjectGallery labels={projectPage.gallery} gallery={gallery} />}
        {neighbours.next && <ProjectNeighbours neighbours={neighbours} labels={projectPage.neighbours} />}
        <CallToContact content={callToContact} title={titleFor(project)} />
      </PageBody>
    </>
  );
}
