import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { PageHead } from '../navigation/PageHead';
import { CallToContact } from '../sections/CallToContact';
import { ProjectGrid } from '../sections/ProjectGrid';
import { callToContact } from '../site/callToContact';
import { portfolioMetadata } from '../site/metadata/projects';
import { portfolio } from '../site/portfolio';

export function Projects() {
  return (
    <>
      <PageHead metadata={portfolioMetadata} />
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody>
        <ProjectGrid content={portfolio} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
