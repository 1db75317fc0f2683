import { BackLink } from '../navigation/BackLink';
import { PageMissing } from '../sections/PageMissing';
import { notFound } from '../site/notFound';

export function NotFound() {
  return <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />;
}
