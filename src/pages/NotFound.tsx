import { BackLink } from '../components/BackLink';
import { notFound } from '../content/notFound';
import { PageMissing } from '../sections/PageMissing';

export function NotFound() {
  return <PageMissing content={notFound} back={<BackLink to={notFound.back.path}>{notFound.back.label}</BackLink>} />;
}
