import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { PageMeta } from '../components/PageMeta';
import { about } from '../content/about';
import { aboutMetadata } from '../content/metadata/about';
import { AboutStory } from '../sections/AboutStory';

export function About() {
  return (
    <>
      <PageMeta meta={aboutMetadata} />
      <PageHeading>{about.heading}</PageHeading>
      <PageBody>
        <AboutStory content={about} />
      </PageBody>
    </>
  );
}
