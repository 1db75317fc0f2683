import { layout as texts } from '#content/layout';
import { locale } from '#content/locale';
import { owner } from '#content/owner';
import { pages } from '#content/pages';
import { footerProjects } from '#content/projects';
import { contactDetails } from './contact';
import { ownerText } from './ownerText';
import { profiles } from './profiles';
import { projects } from './projects';

export const layout = {
  ...texts,
  home: pages.home.path,
  contact: pages.contact.path,
  pages: Object.values(pages).map(({ path, label }) => ({
    path,
    label,
    capitals: label.toLocaleUpperCase(locale.tag),
    coversSubpages: path !== pages.home.path,
  })),
  logoLabel: ownerText(texts.logoLabel),
  ownerName: owner.name,
  profiles,
  email: { text: owner.email, url: `mailto:${owner.email}` },
  phone: contactDetails.phone,
  footer: {
    ...texts.footer,
    projects: {
      heading: texts.footer.projects,
      links: footerProjects.flatMap((number) =>
        projects
          .filter(({ id }) => id === number)
          .map(({ title, footerLabel = title, path, language }) => ({
            label: footerLabel,
            path,
            language,
          })),
      ),
    },
    place: ownerText(texts.footer.place),
  },
};
