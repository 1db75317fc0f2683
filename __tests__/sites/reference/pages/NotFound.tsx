import { BackLink } from '../../../../src/navigation/BackLink';
import { PageHead } from '../../../../src/navigation/PageHead';
import { PageMissing } from '../../../../src/sections/PageMissing';
import { notFoundMetadata } from '../../../../src/site/metadata/errors';
import { notFound } from '../../../../src/site/notFound';

export function NotFound() {
  return (
    <>
      <PageHead metadata={notFoundMetadata} />
      <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />
    </>
  );
}
