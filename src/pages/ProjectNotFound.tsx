import { projectNotFound, projectNotFoundMetadata } from '#site/otherPages';
import { Message } from '../components/Message';
import { BackLink } from '../navigation/BackLink';
import { PageHead } from '../navigation/PageHead';

export function ProjectNotFound() {
  return (
    <>
      <PageHead metadata={projectNotFoundMetadata} />
      <Message
        title={projectNotFound.title}
        text={projectNotFound.text}
        action={<BackLink to={projectNotFound.back.path}>{projectNotFound.back.label}</BackLink>}
      />
    </>
  );
}
