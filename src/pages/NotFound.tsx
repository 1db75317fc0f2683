import { BackLink } from '../navigation/BackLink';
import { PageHead } from '../navigation/PageHead';
import { PageMissing } from '../sections/PageMissing';
import { notFoundMetadata } from '../site/metadata/errors';
import { notFound } from '../site/notFound';

export function NotFound() {
  return (
    <>
      <PageHead metadata={notFoundMetadata} />
      <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />
    </>
  );
}
