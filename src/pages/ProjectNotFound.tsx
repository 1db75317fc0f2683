import { BackLink } from '../components/BackLink';
import { Message } from '../components/Message';
import { projectNotFound } from '../site/notFound';

export function ProjectNotFound() {
  return (
    <Message
      title={projectNotFound.title}
      text={projectNotFound.text}
      action={<BackLink to={projectNotFound.back.path}>{projectNotFound.back.label}</BackLink>}
    />
  );
}
