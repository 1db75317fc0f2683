import { BackLink } from '../components/BackLink';
import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { ShareButton } from '../components/ShareButton';
import { folderOf } from '../content/paths';
import { type Project as ProjectContent, projectPage } from '../content/portfolio';
import { ProjectDetail } from '../sections/ProjectDetail';

export function Project({ project }: { project: ProjectContent }) {
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
        <ProjectDetail project={project} content={projectPage} />
      </PageBody>
    </>
  );
}
