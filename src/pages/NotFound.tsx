import { notFound, notFoundMetadata } from '#site/otherPages';
import { BackLink } from '../navigation/BackLink';
import { PageHead } from '../navigation/PageHead';
import { PageMissing } from '../sections/PageMissing';

export function NotFound() {
  return (
    <>
      <PageHead metadata={notFoundMetadata} />
      <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />
    </>
  );
}
