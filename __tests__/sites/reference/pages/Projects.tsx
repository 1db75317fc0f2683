import { PageHeading } from '../../../../src/components/PageHeading';
import { PageBody } from '../../../../src/layout/PageBody';
import { PageHead } from '../../../../src/navigation/PageHead';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { ProjectGrid } from '../../../../src/sections/ProjectGrid';
import { callToContact } from '../../../../src/site/callToContact';
import { portfolioMetadata } from '../../../../src/site/metadata/projects';
import { portfolio } from '../../../../src/site/portfolio';

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
