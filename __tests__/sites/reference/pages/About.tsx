import { PageHeading } from '../../../../src/components/PageHeading';
import { PageBody } from '../../../../src/layout/PageBody';
import { AboutStory } from '../../../../src/sections/AboutStory';
import { CallToContact } from '../../../../src/sections/CallToContact';
import { about } from '../../../../src/site/about';
import { callToContact } from '../../../../src/site/callToContact';

export function About() {
  return (
    <>
      <PageHeading>{about.heading}</PageHeading>
      <PageBody firstSections={1}>
        <AboutStory content={about} />
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
