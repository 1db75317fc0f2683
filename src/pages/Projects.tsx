import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { CallToContact } from '../sections/CallToContact';
import { ProjectGrid } from '../sections/ProjectGrid';
import { callToContact } from '../site/callToContact';
import { portfolio } from '../site/portfolio';

export function Projects() {
  return (
    <>
      <PageHeading>{portfolio.heading}</PageHeading>
      <PageBody>
        <ProjectGrid content={portfolio} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
