import { Message } from '../../../../src/components/Message';
import { BackLink } from '../../../../src/navigation/BackLink';
import { projectNotFound } from '../../../../src/site/notFound';

export function ProjectNotFound() {
  return (
    <Message
      title={projectNotFound.title}
      text={projectNotFound.text}
      action={<BackLink to={projectNotFound.back.path}>{projectNotFound.back.label}</BackLink>}
    />
  );
}
