import { Message } from '../components/Message';
import { BackLink } from '../navigation/BackLink';
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
