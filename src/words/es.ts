/** The words of the site in Spanish, the same for every owner. */
export const es = {
  /** The name of this edition in the links of the other editions. */
  edition: 'Versión en español',
  /** Locale for social networks; `{region}` is the code of the owner's country. */
  openGraph: 'es_{region}',
  direction: 'ltr',
  /** The marks before and after a question. */
  question: { opening: '¿', closing: '?' },
  /** The marks before and after a quotation. */
  quotation: { opening: '«', closing: '»' },
  /**
   * The countries that have an article in a sentence, as in «Vivo en los Países Bajos». Addresses have the name without its first
   * word. The list can be empty.
   */
  countries: [
    ...['las Bahamas', 'los Emiratos Árabes Unidos', 'los Países Bajos', 'el Reino Unido', 'la República Dominicana'],
    ...['la República Centroafricana', 'la República Checa', 'la República Democrática del Congo'],
  ],
  /** Labels in the navigation. */
  pages: { home: 'Inicio', about: 'Sobre mí', projects: 'Portafolio', contact: 'Contactos' },
  /** The texts of every page: header, menu and footer, and the message for a page that cannot be shown. */
  layout: {
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
    /** Shown by `404.html`. */
    homeLink: 'Ir al inicio',
  },
  hero: {
    greeting: 'Hola, soy',
    skills: 'Creo sitios y aplicaciones web de principio a fin con {skills}.',
    /** The owner's current post. */
    post: '{title} en {firm} desde {year}',
    cvLabel: 'Ver Curriculum',
  },
  services: {
    heading: 'SOPORTE',
    linkLabel: 'Saber más...',
    /** The message in the chat that a card opens. */
    chat: 'Hola, me interesa {request}.',
  },
  projectCarousel: {
    heading: 'ALGUNOS DE MIS PROYECTOS',
    link: 'Ver más',
    labels: {
      name: 'Algunos de mis proyectos',
      carousel: 'carrusel',
      slide: 'diapositiva',
      position: '{n} de {total}',
      previous: 'Proyecto anterior',
      next: 'Proyecto siguiente',
      pause: 'Pausar',
      resume: 'Reanudar',
    },
  },
  aboutTeaser: {
    heading: 'SOBRE MÍ',
    /** `{age}` is the owner's age in years. */
    lead: 'Tengo {age} años y vivo en {country}.',
    leadWithoutAge: 'Vivo en {country}.',
    intro: 'Soy {profession}:',
    link: 'Leer más',
  },
  technologyCarousel: {
    heading: 'TECNOLOGÍAS QUE USO',
    labels: {
      name: 'Tecnologías que uso',
      carousel: 'carrusel',
      previous: 'Tecnologías anteriores',
      next: 'Tecnologías siguientes',
      pause: 'Pausar',
      resume: 'Reanudar',
    },
  },
  /** Headings of the career, and the word in place of the end date of a current job. */
  career: {
    experience: 'Experiencia',
    studies: 'Estudios',
    certificates: 'Certificados',
    /** Headings of additional lists, by kind. For a list of the kind `other`, the owner writes the heading. */
    more: { publications: 'Publicaciones', awards: 'Premios', volunteering: 'Voluntariado', talks: 'Charlas' },
    today: 'hoy',
    /** The label that unfolds the texts of an old post. */
    unfold: 'Detalles',
  },
  /** The page of all projects. */
  portfolio: {
    heading: 'PORTAFOLIO DE IMPLEMENTACIONES',
    linkLabel: 'Leer más...',
    technologiesLabel: 'Tecnologías del proyecto',
  },
  /** The page of each project. */
  projectPage: {
    back: 'Atrás',
    share: { share: 'Compartir', copied: 'Enlace copiado', failed: 'Copia este enlace:' },
    visitLabel: 'Ver sitio',
    codeLabel: 'Ver código',
    /** Shown for a project without a public address. */
    privateLabel: 'Uso interno',
    technologiesLabel: 'Tecnologías del proyecto',
    /** Labels of the facts, in the order in which a page shows the facts. */
    facts: { role: 'Rol', year: 'Año', client: 'Cliente', duration: 'Duración' },
    results: 'Resultados',
    gallery: {
      name: 'Imágenes del proyecto',
      /** The label of the button that starts a video. */
      play: 'Reproducir: {caption}',
      position: '{n} de {total}',
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      close: 'Cerrar',
    },
    neighbours: { name: 'Más proyectos', previous: 'Proyecto anterior', next: 'Proyecto siguiente' },
  },
  /** The last section of most pages, which leads to the contact page. */
  callToContact: {
    /** The question marks of this text are hidden, because a drawing beside the text shows them. */
    question: '¿Tienes un proyecto en mente?',
    text: 'Cuéntame qué necesitas y conversamos sobre cómo llevarlo a cabo.',
    write: 'Escríbeme',
    chat: { label: 'Conversar por WhatsApp', text: 'Hola, tengo un proyecto en mente y me gustaría conversar.' },
    /** The title that the contact form suggests to a visitor who comes from a project. */
    title: 'Quiero algo como {title}',
  },
  /** The column beside the form on the contact page. */
  contactDetails: {
    heading: 'CONTACTOS',
    location: { label: 'Ubicación', text: '{country}, {city}' },
    phone: { label: 'Teléfono', text: 'Hola, me gustaría conversar sobre un proyecto.' },
    /** The button beside the address, before and after a press. */
    email: { label: 'Correo', copy: 'Copiar', copied: 'Copiado' },
    profiles: 'Redes sociales',
    card: { label: 'Agenda', text: 'Guardar contacto', file: 'contacto.vcf' },
  },
  contactForm: {
    heading: 'Formulario de contacto',
    intro: 'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
    optional: 'opcional',
    /** In the order of the page. `contact.php` uses these texts, too. */
    fields: {
      name: { label: 'Nombre', missing: 'Escribe tu nombre.' },
      lastname: { label: 'Apellido', missing: 'Escribe tu apellido.' },
      title: { label: 'Título' },
      email: {
        label: 'Email',
        missing: 'Escribe tu correo.',
        invalid: 'Escribe un correo válido, por ejemplo ana@correo.com.',
      },
      message: { label: 'Mensaje', missing: 'Escribe tu mensaje.' },
    },
    submit: 'Enviar',
    submitting: 'Enviando...',
    outcomes: {
      success: '✅ Mensaje enviado con éxito',
      rejected: '❌ Error al enviar el mensaje. Inténtalo de nuevo.',
      serverError: '❌ Error en el servidor',
      /** Stands before `connection`, `timeout` or the message of another error. */
      failurePrefix: '❌ ',
      connection: 'Error en la conexión con el servidor',
      timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    },
    /** Links that send a failed message by mail or chat, with the text filled in. */
    otherWays: {
      mail: 'Enviar por correo',
      chat: 'Enviar por WhatsApp',
      /** Stands at the end of a text that is cut because the text is too long for a link. */
      continues: '(El mensaje continúa: aquí solo cabe el comienzo.)',
    },
    /** Shown beside the outcome of a message if the visitor has left the form. */
    elsewhere: { name: 'Tu mensaje', back: 'Volver al formulario', dismiss: 'Cerrar' },
    /** The subject of mails from form services, and of the visitor's own mail if the form has no title. */
    subject: 'Formulario de contacto',
  },
  /** The answers of `contact.php`, and the texts of its mails. */
  contactServer: {
    /** Answers by HTTP status. */
    outcomes: {
      200: '✅ Mensaje enviado con éxito',
      403: 'El formulario solo se puede enviar desde este sitio.',
      405: 'Esta dirección solo recibe el formulario de contacto.',
      413: 'El mensaje es demasiado largo.',
      415: 'El formulario llegó en un formato que no se admite.',
      422: 'Revisa los campos del formulario.',
      /** Used if the waiting time is unknown or at most one minute. */
      429: 'Has enviado muchos mensajes. Inténtalo de nuevo en unos minutos.',
      503: 'El mensaje no se pudo entregar. Inténtalo de nuevo más tarde.',
    },
    tooMany: 'Has enviado muchos mensajes. Inténtalo de nuevo en {minutes} minutos.',
    tooLong: '{label}: escribe como máximo {limit} caracteres.',
    notText: '{label}: escribe un texto normal.',
    /** Shown on the page for visitors without JavaScript. */
    copy: 'Con «Atrás» vuelves al formulario. Este es tu mensaje, por si quieres copiarlo:',
    message: 'Tu mensaje',
    back: 'Volver al formulario',
    mail: {
      /** The part of the sender's address before the `@`. */
      sender: 'contacto',
      subject: 'Contacto: {subject}',
      from: 'De: {sender}',
      title: 'Título: {title}',
    },
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'La página que buscas no existe o ha sido eliminada.',
    back: 'Atrás',
  },
  /** Shown at the address of a project that does not exist. */
  projectNotFound: {
    title: 'Proyecto no encontrado',
    text: 'El proyecto solicitado no existe en el portafolio.',
    back: 'Atrás',
  },
  /** Headings of `cv.pdf`. The about page uses `languages` and `interests`, too. */
  cv: {
    title: 'Currículum de {name}',
    subject: '{role} en {city}',
    place: '{city}, {country}',
    profile: 'Perfil',
    experience: 'Experiencia',
    projects: 'Proyectos',
    skills: 'Tecnologías',
    studies: 'Estudios',
    languages: 'Idiomas',
    interests: 'Intereses',
    /** Shown if the CV has more than one page. */
    page: 'Página {page} de {pages}',
  },
  /**
   * The texts for search engines and social networks. Titles are listed from the longest to the shortest. A page gets the first
   * title that search engines show in full.
   */
  metadata: {
    siteName: '{name}, {role}',
    /** The alternative text of a page's share image. */
    imageAlt: 'Tarjeta: {title}',
    /** Pages by their names in `src/content/pages.ts`. Other pages follow below. */
    pages: {
      home: {
        titles: ['{name} | {role} en {country}', '{name} | {role}', '{name} | {profession}', '{name}'],
        description: 'Portafolio de {name}, {profession} en {country}: proyectos, tecnologías y contacto.',
        keywords: ['{profession}', '{profession} en {country}', 'portafolio'],
      },
      about: {
        titles: ['{label} | {name}'],
        description: 'Quién es {name}, {profession}. {statement}',
        keywords: ['sobre mí', '{profession}'],
      },
      projects: {
        titles: ['{label} | {name}'],
        description: 'Los proyectos de {name}: lo que resuelve cada uno y las tecnologías con que está hecho.',
        keywords: ['portafolio', 'proyectos'],
      },
      contact: {
        titles: ['{label} | {name}'],
        description:
          'Escribe a {name} para hablar de tu proyecto: formulario, teléfono, chat y redes sociales. Atiendo desde {city}.',
        descriptionWithoutPhone:
          'Escribe a {name} para hablar de tu proyecto: formulario, correo y redes sociales. Atiendo desde {city}.',
        keywords: ['contacto', 'contratar {profession}', '{profession} en {country}', 'cotización'],
      },
    },
    ownPage: { titles: ['{label} | {name}'] },
    project: { titles: ['{title} | {name}', '{title}'] },
    notFound: { titles: ['{title} | {name}'], keywords: ['página no encontrada'] },
    projectNotFound: { titles: ['{title}'], keywords: ['proyecto no encontrado'] },
    loadError: { titles: ['{title} | {name}', '{title}'], keywords: ['error'] },
    /** The line below the title in home's share image. */
    shareSubtitle: '{role} en {country}',
  },
};

/** The words of a site in one language. */
export type Words = Omit<typeof es, 'direction'> & { /** The direction of writing. */ direction: 'ltr' | 'rtl' };
