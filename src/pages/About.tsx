import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { AboutStory } from '../sections/AboutStory';
import { CallToContact } from '../sections/CallToContact';
import { Career } from '../sections/Career';
import { about } from '../site/about';
import { callToContact } from '../site/callToContact';
import { career } from '../site/career';

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
