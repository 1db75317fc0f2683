import type { ProjectEntry, Slide } from './schema';

/**
 * The projects, in the order of the slides on the home page. Visitors see the fourth slide first, or the middle slide if there are
 * few: put your best project there.
 */
export const projects: readonly ProjectEntry[] = [
  {
    id: 1,
    title: 'Menú Digital',
    description: 'Menú de comida rápida en dos idiomas, pensado para leerse en el teléfono y pedir sin esperar.',
    keywords: ['menú digital', 'comida rápida', 'menú en dos idiomas', 'código QR', 'diseño móvil'],
    image: 'menu-digital',
    imageAlt: 'Portada del menú digital de comida rápida, con hamburguesas, perros calientes y papas',
    url: 'https://example.com/menu-digital',
    technologies: ['HTML', 'CSS', 'JavaScript', 'React'],
    subtitle: 'Del código QR de la mesa al pedido',
    paragraphs: [
      'El local tenía la carta impresa y la cambiaba cada vez que subía un precio. Ahora el cliente escanea un código en la mesa y ve el menú del día, ordenado por hamburguesas, perros calientes, papas y bebidas.',
      'Un botón cambia todos los textos entre español e inglés sin recargar la página y recuerda el idioma elegido. Las traducciones viven en un solo archivo que el negocio edita sin tocar el código.',
      'Está optimizado para teléfonos: imágenes del tamaño exacto, letras que se leen al sol y botones cómodos para el pulgar. Carga completo en una conexión móvil lenta.',
    ],
    role: 'Diseño y desarrollo',
    year: 2024,
    client: 'Local de comida rápida',
    duration: '3 semanas',
    results: ['El menú del día se abre desde la mesa', 'Los precios cambian sin volver a imprimir'],
    gallery: [
      {
        image: 'menu-digital-telefono',
        alt: 'El menú en un teléfono: hamburguesas, un perro caliente y papas con su precio',
        caption: 'El menú del día, como se abre al escanear el código de la mesa.',
      },
      {
        image: 'menu-digital-ingles',
        alt: 'Una hamburguesa en la versión en inglés del menú, con sus acompañantes',
        caption: 'El mismo plato en inglés: el idioma elegido se recuerda en la siguiente visita.',
      },
    ],
  },
  {
    id: 2,
    title: 'Constructora',
    description: 'Sitio de una constructora rehecho desde cero, con formulario de contacto propio en PHP.',
    keywords: ['sitio para constructora', 'rediseño web', 'formulario PHP', 'sitio corporativo'],
    image: 'constructora',
    imageAlt: 'Portada del sitio de la constructora, con edificios y una grúa al atardecer',
    url: 'https://example.com/constructora',
    technologies: ['HTML', 'CSS', 'JavaScript', 'Bootstrap'],
    subtitle: 'Un sitio rehecho para pedir cotización',
    paragraphs: [
      'El sitio anterior tardaba en abrir y no se podía leer en el teléfono. Lo reconstruí desde cero con los mismos textos y fotografías, una estructura más corta y la cotización siempre a la vista.',
      'El formulario de contacto es propio, escrito en PHP: valida los datos en el servidor, descarta los envíos automáticos y entrega cada solicitud en el correo de la empresa, sin depender de servicios externos.',
      'Los visitantes encuentran los servicios y las obras en dos toques, y la empresa recibe las solicitudes completas, listas para responder.',
    ],
    role: 'Rediseño y desarrollo',
    year: 2024,
    client: 'Empresa constructora',
    results: ['Servicios y obras a dos toques', 'Solicitudes completas, listas para responder'],
    gallery: [
      {
        image: 'constructora-cotizacion',
        alt: 'El formulario de cotización, con el tipo de obra, el área y una descripción',
        caption: 'La solicitud reúne lo que la empresa necesita para responder, y llega a su correo.',
      },
    ],
  },
  {
    id: 3,
    title: 'Menú Digital por categorías',
    footerLabel: 'Menú digital',
    description: 'Menú de un segundo restaurante, organizado por categorías que se recorren con un toque.',
    keywords: ['menú digital', 'restaurante', 'menú por categorías', 'carta en línea'],
    image: 'menu-por-categorias',
    imageAlt: 'Menú digital del restaurante, abierto en la categoría de platos del mar',
    url: 'https://example.com/menu-por-categorias',
    technologies: ['HTML', 'CSS', 'JavaScript', 'React', 'Redux'],
    subtitle: 'Una carta larga que se lee sin perderse',
    paragraphs: [
      'Este restaurante sirve muchos más platos que el primero, así que la carta se divide en categorías: entradas, del mar, arroces, postres y bebidas. La barra de categorías acompaña la lectura y marca siempre dónde está el visitante.',
      'Cada plato muestra su foto, sus ingredientes y su precio. Los datos están separados de la presentación: agregar un plato o retirar una categoría es editar una línea.',
      'Partí del código del primer menú y convertí en componentes lo que ambos comparten. El segundo proyecto tomó menos de la mitad del trabajo.',
    ],
  },
  {
    id: 4,
    title: 'E-commerce',
    footerLabel: 'Ecommerce',
    description:
      'Tienda en línea de platos hecha en WordPress, con traductor integrado para compradores de otros países.',
    keywords: ['tienda en línea', 'e-commerce', 'WordPress', 'traducción', 'vajilla'],
    image: 'ecommerce',
    imageAlt: 'Portada de la tienda en línea de platos, con cuatro piezas de cerámica y el carrito',
    url: 'https://example.com/ecommerce',
    repository: 'https://example.com/ecommerce-codigo',
    technologies: ['WordPress', 'HTML', 'CSS', 'JavaScript'],
    subtitle: 'Una tienda de platos, de la vitrina al pago',
    paragraphs: [
      'La tienda muestra la vajilla por colección, con fotografías grandes, precio y existencias. El comprador arma su carrito, elige la entrega y paga sin salir del sitio.',
      'Está hecha en WordPress para que el equipo administre productos, pedidos y precios desde un panel que ya conoce. Ajusté el tema a la marca y retiré los complementos que hacían lenta cada página.',
      'Un traductor integrado ofrece toda la tienda en otros idiomas, y así llegan compradores de fuera sin mantener dos catálogos.',
    ],
    role: 'Diseño y desarrollo',
    year: 2025,
    client: 'Taller de cerámica',
    duration: '6 semanas',
    results: [
      'Pedidos desde el teléfono en dos toques',
      'Precios y existencias siempre al día',
      'Un solo catálogo para todos los idiomas',
    ],
    gallery: [
      // If you add a video `ecommerce-compra.mp4` and its poster `ecommerce-compra.png`, this entry plays the video:
      // { image: 'ecommerce-compra', alt: 'Un plato pasa de la ficha al carrito', caption: 'La compra, en dos toques.' },
      {
        image: 'ecommerce-ficha',
        alt: 'La ficha de un plato, con su fotografía, tres medidas, el precio y las piezas disponibles',
        caption: 'La ficha de cada pieza reúne medida, precio y existencias en una sola pantalla.',
      },
      {
        image: 'ecommerce-panel',
        alt: 'El panel de productos: cinco piezas con existencias, precio y un interruptor de venta',
        caption: 'El panel con el que el equipo publica piezas y cambia precios.',
      },
      {
        image: 'ecommerce-telefono',
        alt: 'La ficha de otro plato en un teléfono, con el botón para pedirlo',
        caption: 'La misma ficha en el teléfono: de la pieza al pedido sin salir de ella.',
      },
    ],
  },
  {
    id: 5,
    title: 'Aikikai',
    footerLabel: 'Artes Marciales',
    description: 'Sitio de un dojo de aikido armado con un constructor visual, fácil de mantener por sus instructores.',
    keywords: ['aikido', 'dojo', 'artes marciales', 'constructor visual', 'WordPress'],
    image: 'aikikai',
    imageAlt: 'Portada del sitio del dojo, con un círculo de tinta y la palabra aikido en japonés',
    url: 'https://example.com/aikikai',
    technologies: ['WordPress', 'HTML', 'CSS'],
    subtitle: 'Un dojo que actualiza su propio sitio',
    paragraphs: [
      'El dojo necesitaba mostrar sus horarios, explicar qué es el aikido y recibir a quienes vienen por primera vez. El sitio responde esas tres preguntas en una sola pantalla e invita a una clase de prueba.',
      'Lo armé en WordPress con un constructor visual. Los instructores cambian horarios, fotos y avisos arrastrando bloques, sin llamar a un programador.',
      'Dejé plantillas para noticias y seminarios, y una guía corta con los pasos más comunes. El diseño conserva el blanco, el negro y la calma de la disciplina.',
    ],
    role: 'Diseño y montaje',
    client: 'Dojo de aikido',
    duration: '2 semanas',
    gallery: [
      {
        image: 'aikikai-horarios',
        alt: 'Los horarios de la semana en una tabla, con las clases de niños, principiantes y adultos',
        caption: 'Los instructores cambian la tabla de horarios arrastrando sus bloques.',
      },
    ],
  },
  {
    id: 6,
    title: 'Código',
    description:
      'Colección de código reutilizable: componentes y funciones documentados para no escribir dos veces lo mismo.',
    keywords: ['reutilización de código', 'componentes', 'hooks', 'React', 'TypeScript'],
    image: 'codigo',
    imageAlt: 'Catálogo de código reutilizable, con dos fragmentos en React y su documentación',
    url: 'https://example.com/codigo',
    repository: 'https://example.com/codigo-fuente',
    technologies: ['TypeScript', 'React', 'npm', 'GitHub'],
    subtitle: 'Escribir una vez, reutilizar siempre',
    paragraphs: [
      'Después de varios proyectos repetía los mismos botones, formularios y peticiones al servidor. Los reuní en una colección con nombres claros, pruebas y un ejemplo de uso de cada pieza.',
      'Un buscador encuentra el fragmento por nombre o por tarea, y un botón lo copia. Cada pieza indica qué recibe, qué devuelve y en qué proyectos ya funciona.',
      'El resultado son entregas más rápidas y errores que se corrigen una sola vez, en un solo lugar.',
    ],
    role: 'Diseño y desarrollo',
    year: 2025,
  },
];

/** The ids of the projects in the footer. Without this list, the footer has the first four projects. */
export const footerProjects: readonly number[] = [4, 3, 2, 5];

/** Slides of demos, which follow the projects on the home page. A demo has no page of its own. */
export const demos: readonly Slide[] = [
  {
    image: 'crud',
    title: 'CRUD con Bun y Elysia',
    alt: 'Panel de usuarios de la demostración CRUD, con búsqueda, filtros y acciones por registro',
    url: '#',
  },
];
