import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { callToContact } from '../content/callToContact';
import { portfolio } from '../content/portfolio';
import { CallToContact } from '../sections/CallToContact';
import { ProjectGrid } from '../sections/ProjectGrid';

export function Projects() {
  return (
    <>
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody firstSections={1}>
        <ProjectGrid content={portfolio} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
