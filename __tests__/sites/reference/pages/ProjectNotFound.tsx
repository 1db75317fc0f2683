import { Message } from '../../../../src/components/Message';
import { BackLink } from '../../../../src/navigation/BackLink';
import { PageHead } from '../../../../src/navigation/PageHead';
import { projectNotFoundMetadata } from '../../../../src/site/metadata/errors';
import { projectNotFound } from '../../../../src/site/notFound';

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
