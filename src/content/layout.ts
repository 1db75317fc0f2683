import { contactDetails } from './contact';
import { owner } from './owner';
import { projectPath } from './pages';

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
      links: [
        { label: 'Ecommerce', path: projectPath(4) },
        { label: 'Menú digital', path: projectPath(3) },
        { label: 'Constructora', path: projectPath(2) },
        { label: 'Artes Marciales', path: projectPath(5) },
      ],
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
  /** Shown by `404.html`. */
  homeLink: 'Ir al inicio',
};
