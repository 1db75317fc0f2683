import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { portfolio } from '../content/portfolio';
import { ProjectGrid } from '../sections/ProjectGrid';

export function Projects() {
  return (
    <>
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody>
        <ProjectGrid content={portfolio} />
      </PageBody>
    </>
  );
}
