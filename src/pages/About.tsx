import { PageBody } from '../components/PageBody';
import { PageHeading } from '../components/PageHeading';
import { about } from '../content/about';
import { AboutStory } from '../sections/AboutStory';

export function About() {
  return (
    <>
      <PageHeading>{about.heading}</PageHeading>
      <PageBody>
        <AboutStory content={about} />
      </PageBody>
    </>
  );
}
