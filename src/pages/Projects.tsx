import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { PageMeta } from '../components/PageMeta';
import { portfolioMetadata } from '../content/metadata/projects';
import { portfolio } from '../content/portfolio';
import { ProjectGrid } from '../sections/ProjectGrid';

export function Projects() {
  return (
    <>
      <PageMeta meta={portfolioMetadata} />
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody>
        <ProjectGrid content={portfolio} />
      </PageBody>
    </>
  );
}
