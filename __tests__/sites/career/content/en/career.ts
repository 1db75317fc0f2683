import type { Translation } from '#content/schema';

export { careerTexts } from '../../../reference/content/en/career';

export const career: Translation['career']['career'] = {
  experience: [
    {
      firm: 'E-commerce agency',
      place: 'Panama City',
      posts: [
        {
          title: 'Full-stack developer',
          summary: 'Shops and admin panels for stores in the region.',
          highlights: ['Online payments with three local gateways', 'A catalog that the stores edit themselves'],
        },
      ],
    },
    {
      firm: 'Design studio',
      place: 'remote',
      posts: [
        {
          title: 'Frontend developer',
          summary: 'Corporate sites in WordPress and React, from design to launch.',
          highlights: ['Components that all sites of the studio use today'],
        },
        { title: 'Intern', highlights: ['First pages in HTML and CSS'] },
      ],
    },
    {
      firm: 'Hosting provider',
      posts: [{ title: 'Technical support', highlights: ['Migrations without downtime'] }],
    },
    { firm: 'School library', posts: [{ title: 'Computer room assistant', summary: 'Afternoon shifts.' }] },
  ],
  studies: [
    { title: 'Diploma in software architecture', institution: 'Technical institute' },
    {
      title: 'Degree in computer systems engineering',
      institution: 'State university',
      text: 'Final project on accessible forms.',
    },
    { title: 'High school diploma in science', institution: 'Public school' },
  ],
  certificates: [
    { title: 'Development of accessible interfaces', issuer: 'Accessibility association' },
    { title: 'Relational databases', issuer: 'Course platform' },
    { title: 'First aid', issuer: 'Fire department' },
  ],
};
