import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { AboutStory } from '../sections/AboutStory';
import { CallToContact } from '../sections/CallToContact';
import { about } from '../site/about';
import { callToContact } from '../site/callToContact';

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
