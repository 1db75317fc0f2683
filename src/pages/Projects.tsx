import { callToContact, pageMetadata, portfolio } from '#site/otherPages';
import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { PageHead } from '../navigation/PageHead';
import { CallToContact } from '../sections/CallToContact';
import { ProjectGrid } from '../sections/ProjectGrid';

export function Projects() {
  return (
    <>
      <PageHead metadata={pageMetadata.projects} />
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody>
        <ProjectGrid content={portfolio} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
