import { PageBody } from '../components/PageBody';
import { aboutTeaser, hero, projectCarousel, services, technologyCarousel } from '../content/home';
import { AboutTeaser } from '../sections/AboutTeaser';
import { Hero } from '../sections/Hero';
import { ProjectCarousel } from '../sections/ProjectCarousel';
import { Services } from '../sections/Services';
import { TechnologyCarousel } from '../sections/TechnologyCarousel';

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
