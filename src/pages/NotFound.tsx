import { BackLink } from '../components/BackLink';
import { PageMeta } from '../components/PageMeta';
import { notFoundMetadata } from '../content/metadata/errors';
import { notFound } from '../content/notFound';
import { PageMissing } from '../sections/PageMissing';

export function NotFound() {
  return (
    <>
      <PageMeta meta={notFoundMetadata} />
      <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />
    </>
  );
}
