import type { ProjectPage } from './schema';

/** The page of each project, whose own texts are in `projects.ts`. */
export const projectPage: ProjectPage = {
  back: 'Atrás',
  share: { share: 'Compartir', copied: 'Enlace copiado', failed: 'Copia este enlace:' },
  visitLabel: 'Ver sitio',
  codeLabel: 'Ver código',
  /** Shown where there is no public address. */
  privateLabel: 'Uso interno',
  technologiesLabel: 'Tecnologías del proyecto',
  /** In the order in which they are shown. */
  facts: { role: 'Rol', year: 'Año', client: 'Cliente', duration: 'Duración' },
  results: 'Resultados',
  gallery: {
    name: 'Imágenes del proyecto',
    position: '{n} de {total}',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    close: 'Cerrar',
  },
  neighbours: { name: 'Más proyectos', previous: 'Proyecto anterior', next: 'Proyecto siguiente' },
};
