import { BackLink } from '../../../../src/navigation/BackLink';
import { PageMissing } from '../../../../src/sections/PageMissing';
import { notFound } from '../../../../src/site/notFound';

export function NotFound() {
  return <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />;
}
