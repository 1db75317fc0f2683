import type { Translation } from '#content/schema';

export const hero: Translation['home']['hero'] = {
  greeting: 'Hi, I’m',
  skills: 'I build websites and web applications from start to finish with {skills}.',
  cvLabel: 'View resume',
  image: {
    alt: 'Illustration of a toucan drawn with three colored lines, perched on lines of code',
  },
};

export const projectCarousel: Translation['home']['projectCarousel'] = {
  heading: 'SELECTED PROJECTS',
  link: 'View all',
  labels: {
    name: 'Selected projects',
    carousel: 'carousel',
    slide: 'slide',
    position: '{n} of {total}',
    previous: 'Previous project',
    next: 'Next project',
    pause: 'Pause',
    resume: 'Play',
  },
};

export const aboutTeaser: Translation['home']['aboutTeaser'] = {
  heading: 'ABOUT ME',
  /** `{age}` is the owner's age in years. */
  lead: 'I’m {age} years old and live in {country}.',
  intro: 'As a {profession},',
  offer: 'I design intuitive experiences for the people who use a site and scalable systems for those who maintain it.',
  link: 'More about me',
};

export const technologyCarousel: Translation['home']['technologyCarousel'] = {
  heading: 'TECHNOLOGIES I USE',
  labels: {
    name: 'Technologies I use',
    carousel: 'carousel',
    previous: 'Previous technologies',
    next: 'Next technologies',
    pause: 'Pause',
    resume: 'Play',
  },
};
