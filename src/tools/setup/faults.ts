import sharp from 'sharp';
import type { Content } from '../../content/schema';
import type { Pictures } from '../../content/schema/kinds';
import { checkContent, undeliverable } from '../build/check/checkContent';
import type { Answers } from './answers';
import { factsOf, nameOf } from './content';

/** Where the answers are in the content that are not in the entry that their group names. */
const FIELDS: Record<string, string> = {
  'home.skills': 'hero.skills',
  'home.offer': 'aboutTeaser.offer',
  'site.editions': 'editions',
};

/** What the checks of the build say of a field of the content with the answers, if they find a fault in it. */
export async function faultIn(
  content: Content,
  group: string,
  key: string,
  answers: Answers,
): Promise<string | undefined> {
  const field = FIELDS[`${group}.${key}`] ?? `${group === 'project' ? 'projects[1]' : group}.${key}`;
  const changed = factsOf(answers);
  const { hero, aboutTeaser } = content.home;
  const home = {
    ...content.home,
    hero: { ...hero, skills: answers.home.skills },
    aboutTeaser: { ...aboutTeaser, offer: answers.home.offer },
  };
  const career = { ...content.career, ...changed.career };
  const faults = [
    ...checkContent({ ...content, ...changed, career, home, about: { about: answers.about } }, await pictures(answers)),
    ...undeliverable(changed.owner.owner),
  ];
  return faults.find((fault) => [' is ', '[', '.'].some((end) => fault.includes(`: ${field}${end}`)));
}

/** The project's screenshot, if it is a picture that the build takes. */
async function pictures({ project: { image } }: Answers): Promise<Pictures> {
  if (!/\.(png|jpe?g|webp|avif)$/i.test(image)) return {};
  const size = await sharp(image)
    .metadata()
    .catch(() => undefined);
  return size ? { [`projects/${nameOf(image)}`]: { ...size, avif: { stem: '', widths: [] } } } : {};
}
