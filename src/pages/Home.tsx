import { aboutTeaser, hero, homeMetadata, projectCarousel, services, technologyCarousel } from '#site';
import { PageBody } from '../layout/PageBody';
import { PageHead } from '../navigation/PageHead';
import { AboutTeaser } from '../sections/AboutTeaser';
import { Hero } from '../sections/Hero';
import { ProjectCarousel } from '../sections/ProjectCarousel';
import { Services } from '../sections/Services';
import { TechnologyCarousel } from '../sections/TechnologyCarousel';

export function Home() {
  return (
    <>
      <PageHead metadata={homeMetadata} />
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
