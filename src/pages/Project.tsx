import { useParams } from 'react-router-dom';
import { BackLink } from '../components/BackLink';
import { Message } from '../components/Message';
import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { PageMeta } from '../components/PageMeta';
import { projectMetadata, projectNotFoundMetadata } from '../content/metadata';
import { projectPage } from '../content/portfolio';
import { findProject } from '../content/projects';
import { ProjectDetail } from '../sections/ProjectDetail';

export function Project() {
  const project = findProject(useParams().id);
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
      <PageHeading back={back}>{project.title}</PageHeading>
      <PageBody>
        <ProjectDetail project={project} content={projectPage} />
      </PageBody>
    </>
  );
}
