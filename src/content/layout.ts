import type { LayoutTexts } from './schema';

/** What every page has: header, menu and footer; and what is shown where a page cannot be. */
export const layout: LayoutTexts = {
  skipLink: 'Saltar al contenido',
  newTabNote: 'Se abre en una pestaña nueva',
  logoLabel: '{name}, inicio',
  mainNavigation: 'Principal',
  menu: { toggle: 'Abrir menú', navigation: 'Menú' },
  footer: {
    navigation: 'Navegación',
    projects: 'Proyectos',
    contacts: { heading: 'Contactos', form: 'Formulario de contacto' },
    place: '{name}, {city}',
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
