import { BackLink } from '../components/BackLink';
import { Message } from '../components/Message';
import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { PageMeta } from '../components/PageMeta';
import { ShareButton } from '../components/ShareButton';
import { projectMetadata, projectNotFoundMetadata } from '../content/metadata/projects';
import { folderOf } from '../content/pages';
import { projectPage } from '../content/portfolio';
import { findProject } from '../content/projects';
import type { PageProps } from '../routes';
import { ProjectDetail } from '../sections/ProjectDetail';

export function Project({ id }: PageProps) {
  const project = findProject(id);
  const back = <BackLink to={projectPage.back.path}>{projectPage.back.label}</BackLink>;

  if (!project) {
    return (
      <>
        <PageMeta meta={projectNotFoundMetadata} />
        <Message title={projectPage.notFound} text={projectPage.notFoundText} action={back} />
      </>
    );
  }

  return (
    <>
      <PageMeta meta={projectMetadata(project)} />
      <PageHeading
        actions={
          <>
            {back}
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
