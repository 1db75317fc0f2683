import { PageHeading } from '../../../../src/components/PageHeading';
import { PageBody } from '../../../../src/layout/PageBody';
import { PageHead } from '../../../../src/navigation/PageHead';
import { AboutStory } from '../../../../src/sections/AboutStory';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { Career } from '../../../../src/sections/Career';
import { about } from '../../../../src/site/about';
import { callToContact } from '../../../../src/site/callToContact';
import { career } from '../../../../src/site/career';
import { aboutMetadata } from '../../../../src/site/metadata/about';

export function About() {
  return (
    <>
      <PageHead metadata={aboutMetadata} />
      <PageHeading>{about.heading}</PageHeading>
      <PageBody>
        <AboutStory content={about} />
        <Career content={career} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
