import type { Translation } from '../schema';

/** The site's owner. */
export const owner: Translation['owner']['owner'] = {
  role: 'Full-stack developer',
  profession: 'full-stack developer',
  skills: [
    'HTML',
    'CSS',
    'JavaScript',
    'ReactJS',
    'Redux',
    'Bootstrap',
    'Node.js',
    'Express',
    'Sequelize',
    'PostgreSQL',
    'WordPress',
  ],
  city: 'Panama City',
  country: 'Panama',
  illustrations: {
    hero: 'Illustration of a toucan drawn with three colored lines, perched on lines of code',
    skyline:
      'Line drawing of Panama City: the Bridge of the Americas, the skyscrapers, and the Biomuseo on the waterfront',
    map: 'Line-drawn map of Panama, with a marker on Panama City',
  },
};

/** Data for `cv.pdf` and `resume.json`. The about page shows the languages, if there are several, and the interests. */
export const curriculum: Translation['owner']['curriculum'] = {
  experience: [
    {
      title: 'Frontend development',
      time: 'more than two years',
      text: 'Mobile-friendly interfaces in React and WordPress, accessible by keyboard and screen reader.',
    },
    {
      title: 'Backend development',
      time: 'one year',
      text: 'APIs in Node.js and Express with PostgreSQL and Sequelize; forms and email delivery in PHP.',
    },
    {
      title: 'Hosting and maintenance',
      time: 'on every project',
      text: 'Domains, hosting, updates, and server migrations without downtime.',
    },
  ],
  studies: [{ title: 'Name of the degree', time: 'year of graduation', text: 'Name of the institution' }],
  languages: ['Spanish'],
};
