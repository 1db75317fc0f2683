import { PageBody } from '../../../../src/layout/PageBody';
import { AboutTeaser } from '../../../../src/sections/AboutTeaser';
import { Hero } from '../../../../src/sections/Hero';
import { ProjectCarousel } from '../../../../src/sections/ProjectCarousel';
import { Services } from '../../../../src/sections/Services';
import { TechnologyCarousel } from '../../../../src/sections/TechnologyCarousel';
import { aboutTeaser, hero, projectCarousel, services, technologyCarousel } from '../../../../src/site/home';

export function Home() {
  return (
    <PageBody>
      <Hero content={hero} />
      <Services content={services} />
      <ProjectCarousel content={projectCarousel} />
      <AboutTeaser content={aboutTeaser} />
      <TechnologyCarousel content={technologyCarousel} />
    </PageBody>
  );
}
