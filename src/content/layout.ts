import { contactDetails } from './contact';
import { owner } from './owner';
import { portfolio } from './portfolio';
import { footerProjects } from './projects';

export const layout = {
  skipLink: 'Saltar al contenido',
  newTabNote: 'Se abre en una pestaña nueva',
  logoLabel: `${owner.name}, inicio`,
  ownerName: owner.name,
  mainNavigation: 'Principal',
  menu: { toggle: 'Abrir menú', navigation: 'Menú' },
  profiles: contactDetails.profiles,
  email: { text: owner.email, url: `mailto:${owner.email}` },
  phone: contactDetails.phone,
  footer: {
    navigation: 'Navegación',
    projects: {
      heading: 'Proyectos',
      links: footerProjects.flatMap((number) =>
        portfolio.projects
          .filter(({ id }) => id === number)
          .map(({ title, footerLabel = title, path }) => ({ label: footerLabel, path })),
      ),
    },
    contacts: { heading: 'Contactos', form: 'Formulario de contacto' },
    place: `${owner.name}, ${owner.city}`,
    pauseMotion: 'Pausar animaciones',
    resumeMotion: 'Reanudar animaciones',
  },
  loadError: {
    title: 'Esta página no se pudo mostrar',
    text: 'Revisa tu conexión y vuelve a cargar la página. Si el problema sigue, escríbeme por correo.',
    action: 'Volver a cargar',
  },
  /** Name of the frame that shows a page where scripts are off. */
  frame: 'Página',
  /** Shown by `404.html`. */
  homeLink: 'Ir al inicio',
};
