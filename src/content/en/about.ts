import type { Translation } from '../schema';

/** The texts of the about page, whose heading is the owner's profession. Home shows `offer` after "As a {profession},". */
export const about: Translation['about']['about'] = {
  statement: 'I build complete web applications: interfaces that feel fast and servers you can rely on.',
  offer: 'I design intuitive experiences for the people who use a site and scalable systems for those who maintain it.',
  paragraphs: [
    'I have more than two years of frontend experience and one year on the backend. I take projects from start to finish: I register domains, manage hosting, maintain sites, and move them from one server to another without downtime.',
    'Away from the screen, I play sports. Training taught me what I bring to programming: consistency, teamwork, and the patience to repeat something until it comes out right.',
    'I keep learning every day: software architecture, databases, and accessibility. My goal is to help build products that thousands of people use and, in time, to lead a development team.',
  ],
};
