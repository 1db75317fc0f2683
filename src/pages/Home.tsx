import { PageBody } from '../layout/PageBody';
import { AboutTeaser } from '../sections/AboutTeaser';
import { Hero } from '../sections/Hero';
import { ProjectCarousel } from '../sections/ProjectCarousel';
import { Services } from '../sections/Services';
import { TechnologyCarousel } from '../sections/TechnologyCarousel';
import { aboutTeaser, hero, projectCarousel, services, technologyCarousel } from '../site/home';

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
