import { fill } from '../words/fill';
import { monthIn } from './career';
import { CV_FILE, type EditionData } from './editionData';
import { slidesOf } from './projects';

/** @param date The date of the build, `YYYY-MM-DD`. */
export function heroOf(edition: EditionData, date: string) {
  const { content, words, tag, pathOf } = edition;
  const { name, role, availability, skills, skillsInGreeting, illustrations } = content.owner.owner;
  const { post: _, ...texts } = words.hero;
  const [before, after] = texts.skills.split('{skills}');
  const list = new Intl.ListFormat(tag).formatToParts(skills.slice(0, skillsInGreeting));
  return {
    ...texts,
    name,
    role,
    posts: presentPosts(edition, date),
    /** The path of the page with the whole career. */
    careerPath: pathOf('about'),
    /** The sentence that lists the skills, in parts: the skills and the words between them. */
    skills: [
      { value: before, isSkill: false },
      ...list.map(({ type, value }) => ({ value, isSkill: type === 'element' })),
      { value: after, isSkill: false },
    ],
    cvUrl: CV_FILE,
    availability,
    image: { name: 'illustrations/hero', alt: illustrations.hero },
  };
}

/** Returns the texts for the owner's two newest current posts whose title and start are known. */
function presentPosts({ content, words, tag }: EditionData, date: string) {
  const [before = '', after = ''] = words.hero.post.split('{firm}');
  return content.career.career.experience
    .flatMap(({ firm, posts }) =>
      posts.flatMap(({ title, start, end }) =>
        title && start && !end && start <= date.slice(0, start.length) ? { title, start, firm } : [],
      ),
    )
    .sort((one, other) => (one.start < other.start ? 1 : -1))
    .slice(0, 2)
    .map(({ title, start, firm }) => {
      const values = { title, year: monthIn(tag, start.slice(0, 4)) };
      return { before: fill(before, values), firm, after: fill(after, values) };
    });
}

export function servicesOf({ content, words, chatUrl }: EditionData) {
  const { heading, linkLabel, chat } = words.services;
  return {
    heading,
    linkLabel,
    items: content.services.services.map(({ title, image, request }) => ({
      title,
      image: `services/${image}`,
      chatUrl: chatUrl(fill(chat, { request })),
    })),
  };
}

export function projectCarouselOf(edition: EditionData) {
  const { link, ...texts } = edition.words.projectCarousel;
  return {
    ...texts,
    link: { label: link, path: edition.pathOf('projects') },
    slides: slidesOf(edition),
  };
}

/** @param date The date of the build, `YYYY-MM-DD`. */
export function aboutTeaserOf({ content, words, pathOf, say, running }: EditionData, date: string) {
  const { birthDate, profession } = content.owner.owner;
  const { heading, lead, leadWithoutAge, intro, link } = words.aboutTeaser;
  return {
    heading,
    birthDate,
    /** The date for which the prerendered page shows the age. */
    buildDate: date,
    /** A template. The owner's age in years replaces the placeholder `{age}`, which can be missing. */
    lead: say(birthDate ? lead : leadWithoutAge),
    // A no-break space keeps the profession's last two words on one line.
    intro: say(intro, { profession: profession.replace(/ (?=\S+$)/, '\u00a0') }),
    offer: running(content.about.about.offer),
    link: { label: link, path: pathOf('about') },
  };
}

export function technologyCarouselOf({ content, words }: EditionData) {
  return { ...words.technologyCarousel, technologies: content.technologies.technologies };
}
