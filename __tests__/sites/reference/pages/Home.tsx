import { PageBody } from '../../../../src/layout/PageBody';
import { PageHead } from '../../../../src/navigation/PageHead';
import { AboutTeaser } from '../../../../src/sections/AboutTeaser';
import { Hero } from '../../../../src/sections/Hero';
import { ProjectCarousel } from '../../../../src/sections/ProjectCarousel';
import { Services } from '../../../../src/sections/Services';
import { TechnologyCarousel } from '../../../../src/sections/TechnologyCarousel';
import { aboutTeaser, hero, projectCarousel, services, technologyCarousel } from '../../../../src/site/home';
import { homeMetadata } from '../../../../src/site/metadata/home';
import { appAddress } from '../../../../src/site/metadata/metadata';

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
