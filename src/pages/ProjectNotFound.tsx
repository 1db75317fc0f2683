import { BackLink } from '../components/BackLink';
import { Message } from '../components/Message';
import { projectPage } from '../content/portfolio';

export function ProjectNotFound() {
  return (
    <Message
      title={projectPage.notFound}
      text={projectPage.notFoundText}
      action={<BackLink to={projectPage.back.path}>{projectPage.back.label}</BackLink>}
    />
  );
}
