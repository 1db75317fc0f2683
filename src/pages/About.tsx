import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { PageHead } from '../navigation/PageHead';
import { AboutStory } from '../sections/AboutStory';
import { CallToContact } from '../sections/CallToContact';
import { Career } from '../sections/Career';
import { about } from '../site/about';
import { callToContact } from '../site/callToContact';
import { career } from '../site/career';
import { aboutMetadata } from '../site/metadata/about';

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
