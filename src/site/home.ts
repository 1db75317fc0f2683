import skillList from 'virtual:skillList';
import * as texts from '#content/home';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import * as content from '#content/services';
import { technologies } from '#content/technologies';
import { chatUrl } from './chat';
import { fill } from './fill';
import { ownerText } from './ownerText';
import { slides } from './slides';

/** Path of the CV in `dist`. */
export const CV_FILE = 'cv.pdf';

const [beforeSkills, afterSkills] = texts.hero.skills.split('{skills}');

export const hero = {
  ...texts.hero,
  name: owner.name,
  role: owner.role,
  /** The parts of a sentence. */
  skills: [
    { value: beforeSkills, isSkill: false },
    ...skillList.map(({ type, value }) => ({ value, isSkill: type === 'element' })),
    { value: afterSkills, isSkill: false },
  ],
  cvUrl: CV_FILE,
  availability: owner.availability,
};

export const services = {
  heading: content.services.heading,
  linkLabel: content.services.linkLabel,
  items: content.services.items.map(({ title, image, request }) => ({
    title,
    image: `services/${image}`,
    chatUrl: chatUrl(fill(content.services.chat, { request })),
  })),
};

export const projectCarousel = {
  ...texts.projectCarousel,
  link: { label: texts.projectCarousel.link, path: pages.projects.path },
  slides,
};

export const aboutTeaser = {
  ...texts.aboutTeaser,
  birthDate: owner.birthDate,
  /** A template: `{age}` is the owner's age in years. */
  lead: ownerText(texts.aboutTeaser.lead),
  // A no-break space keeps the profession's last two words on one line.
  intro: ownerText(texts.aboutTeaser.intro, { profession: owner.profession.replace(/ (?=\S+$)/, '\u00a0') }),
  link: { label: texts.aboutTeaser.link, path: pages.about.path },
};

export const technologyCarousel = { ...texts.technologyCarousel, technologies };
