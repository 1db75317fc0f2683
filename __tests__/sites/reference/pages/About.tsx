import { PageHeading } from '../../../../src/components/PageHeading';
import { PageBody } from '../../../../src/layout/PageBody';
import { AboutStory } from '../../../../src/sections/AboutStory';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { Career } from '../../../../src/sections/Career';
import { about } from '../../../../src/site/about';
import { callToContact } from '../../../../src/site/callToContact';
import { career } from '../../../../src/site/career';

export function About() {
  return (
    <>
      <PageHeading>{about.heading}</PageHeading>
      <PageBody>
        <AboutStory content={about} />
        {HAS_CAREER && <Career content={career} />}
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
