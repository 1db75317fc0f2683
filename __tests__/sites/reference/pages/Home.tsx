import { aboutTeaser, hero, homeMetadata, projectCarousel, services, technologyCarousel } from '#site';
import { PageBody } from '../../../../src/layout/PageBody';
import { PageHead } from '../../../../src/navigation/PageHead';
import { AboutTeaser } from '../../../../src/sections/AboutTeaser';
import { Hero } from '../../../../src/sections/Hero';
import { ProjectCarousel } from '../../../../src/sections/ProjectCarousel';
import { Services } from '../../../../src/sections/Services';
import { TechnologyCarousel } from '../../../../src/sections/TechnologyCarousel';

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
