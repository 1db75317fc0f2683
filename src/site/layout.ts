import { networkIcon } from '../schema/networks';
import { type EditionData, inCapitals } from './editionData';

/** Returns the data of the parts that every page has, such as header and footer. */
export function layoutOf(edition: EditionData) {
  const { content, words, tag, pages, pathOf, say, leftToRight, chatUrl } = edition;
  const { owner } = content.owner;
  const { footer, ...texts } = words.layout;
  const projects = pathOf('projects') ? edition.projects : [];
  const { footerProjects = projects.slice(0, 4).map(({ id }) => id) } = content.projects;
  return {
    ...texts,
    contact: pathOf('contact'),
    /** The texts for the outcome of a message whose visitor has left the page with the form. */
    notice: words.contactForm.elsewhere,
    pages: pages.map(({ name, path, label }) => ({
      path,
      label,
      capitals: inCapitals(label, tag),
      coversSubpages: name !== 'home',
    })),
    logoLabel: say(texts.logoLabel),
    ownerName: owner.name,
    profiles: profilesOf(edition),
    email: { text: leftToRight(owner.email), url: edition.mailUrl },
    phone: owner.phone ? { text: leftToRight(owner.phone), url: chatUrl(words.contactDetails.phone.text) } : undefined,
    footer: {
      ...footer,
      projects: {
        heading: footer.projects,
        links: footerProjects.flatMap((number) =>
          projects
            .filter(({ id }) => id === number)
            .map(({ title, footerLabel = title, path, language }) => ({ label: footerLabel, path, language })),
        ),
      },
      place: say(footer.place, { city: owner.city ?? owner.country }),
    },
  };
}

export function profilesOf({ content, words }: EditionData) {
  return {
    label: words.contactDetails.profiles,
    items: content.owner.owner.profiles.map(({ network, url }) => ({ name: network, url, icon: networkIcon(network) })),
  };
}
