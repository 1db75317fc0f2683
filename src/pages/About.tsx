import { about, callToContact, career, pageMetadata } from '#site/otherPages';
import { Facts } from '../components/Facts';
import { PageHeading } from '../components/PageHeading';
import { PageBody } from '../layout/PageBody';
import { PageHead } from '../navigation/PageHead';
import { AboutStory } from '../sections/AboutStory';
import { CallToContact } from '../sections/CallToContact';
import { Career } from '../sections/Career';
import { Quotes } from '../sections/Quotes';

export function About() {
  return (
    <>
      <PageHead metadata={pageMetadata.about} />
      <PageHeading>{about.heading}</PageHeading>
      <PageBody>
        <AboutStory content={about} />
        <Career content={career} />
        <Facts facts={about.facts} />
        {about.quotes.length > 0 && <Quotes quotes={about.quotes} />}
        <CallToContact content={callToContact} />
      </PageBody>
    </>
  );
}
