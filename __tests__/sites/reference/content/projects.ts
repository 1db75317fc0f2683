import type { ProjectEntry, Slide } from '../../../../src/content/schema';

/** A project with its required texts. */
const project = (id: number, title: string, image: string, ...technologies: string[]): ProjectEntry => ({
  ...{ id, title, image, technologies, url: `https://example.com/${image}` },
  description: `${title}: un sitio que se lee en el teléfono y que su dueño mantiene sin ayuda.`,
  imageAlt: `Portada del sitio de ${title}`,
  subtitle: `Lo que cambió con ${title}`,
  paragraphs: [`${title} existía en papel y cambiaba cada semana.`, 'Lo reconstruí desde cero, con los mismos textos.'],
});

export const projects: readonly ProjectEntry[] = [
  {
    ...project(1, 'Menú Digital', 'menu-digital', 'HTML', 'CSS', 'JavaScript', 'React'),
    ...{ role: 'Diseño y desarrollo', year: 2024, keywords: ['menú digital', 'comida rápida', 'menú en dos idiomas'] },
    results: ['El menú del día se abre desde la mesa', 'Los precios cambian sin volver a imprimir'],
    gallery: [
      { image: 'telefono', alt: 'El menú en un teléfono', caption: 'El menú del día, al escanear el código.' },
      { image: 'demo', alt: 'Un plato llega a la mesa', caption: 'Un pedido, del teléfono a la mesa.' },
    ],
  },
  project(2, 'Constructora', 'constructora', 'HTML', 'CSS', 'JavaScript', 'Bootstrap'),
  {
    ...project(3, 'Menú Digital por categorías', 'menu-por-categorias', 'React', 'Redux'),
    footerLabel: 'Menú digital',
  },
  {
    ...project(4, 'E-commerce', 'ecommerce', 'WordPress', 'HTML', 'CSS', 'JavaScript'),
    footerLabel: 'Ecommerce',
    description: 'Tienda en línea de platos hecha en WordPress, con traductor para compradores de otros países.',
    keywords: ['tienda en línea', 'e-commerce', 'WordPress', 'traducción', 'vajilla'],
    imageAlt: 'Portada de la tienda en línea de platos, con cuatro piezas de cerámica y el carrito',
    repository: 'https://example.com/ecommerce-codigo',
    paragraphs: [
      'La tienda muestra la vajilla por colección, con fotografías grandes, precio y existencias. El comprador arma su carrito, elige la entrega y paga sin salir del sitio.',
      'Está hecha en WordPress para que el equipo administre productos, pedidos y precios desde un panel que ya conoce. Ajusté el tema a la marca y retiré los complementos que hacían lenta cada página.',
      'Un traductor integrado ofrece toda la tienda en otros idiomas, y así llegan compradores de fuera sin mantener dos catálogos.',
    ],
    ...{ role: 'Diseño y desarrollo', year: 2025, client: 'Taller de cerámica', duration: '6 semanas' },
    results: ['Pedidos en dos toques', 'Precios y existencias al día', 'Un solo catálogo para todos los idiomas'],
    gallery: [
      { image: 'constructora', alt: 'La ficha de una pieza', caption: 'La ficha de cada pieza, en una sola pantalla.' },
      { image: 'crud', alt: 'El panel de productos', caption: 'El panel con el que el equipo publica piezas.' },
      { image: 'telefono', alt: 'La ficha en un teléfono', caption: 'La misma ficha en el teléfono.' },
    ],
  },
  { ...project(5, 'Aikikai', 'aikikai', 'WordPress', 'HTML', 'CSS'), footerLabel: 'Artes Marciales' },
  project(6, 'Código', 'codigo', 'TypeScript', 'React', 'npm', 'GitHub'),
];

/** The numbers of the projects in the footer. */
export const footerProjects: readonly number[] = [4, 3, 2, 5];

/** Slides without a page, which follow the slides of the projects. */
export const demos: readonly Slide[] = [
  { image: 'crud', title: 'CRUD con Bun y Elysia', alt: 'Panel de usuarios de la demostración CRUD', url: '#' },
];
