import { PageBody } from '../layout/PageBody';
import { PageHead } from '../navigation/PageHead';
import { AboutTeaser } from '../sections/AboutTeaser';
import { Hero } from '../sections/Hero';
import { ProjectCarousel } from '../sections/ProjectCarousel';
import { Services } from '../sections/Services';
import { TechnologyCarousel } from '../sections/TechnologyCarousel';
import { aboutTeaser, hero, projectCarousel, services, technologyCarousel } from '../site/home';
import { homeMetadata } from '../site/metadata/home';
import { appAddress } from '../site/metadata/metadata';

/** Home has no file beside that of the app. */
const metadata = () => homeMetadata(appAddress);

export function Home() {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBody>
        <Hero content={hero} />
        <Services content={services} />
        <ProjectCarousel content={projectCarousel} />
        <AboutTeaser content={aboutTeaser} />
        <TechnologyCarousel content={technologyCarousel} />
      </PageBody>
    </>
  );
}
