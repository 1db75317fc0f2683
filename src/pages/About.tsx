import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { about } from '../content/about';
import { callToContact } from '../content/callToContact';
import { AboutStory } from '../sections/AboutStory';
import { CallToContact } from '../sections/CallToContact';

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
