/** All that the site says in Spanish, for every owner. */
export const es = {
  /** What the other editions call this one. */
  edition: 'Versión en español',
  /** Locale for social networks; `{region}` is the code of the owner's country. */
  openGraph: 'es_{region}',
  direction: 'ltr',
  /** What stands before and after a question. */
  question: { opening: '¿', closing: '?' },
  /** What stands around a quotation. */
  quotation: { opening: '«', closing: '»' },
  /** Labels in the navigation. */
  pages: { home: 'Inicio', about: 'Sobre mí', projects: 'Portafolio', contact: 'Contactos' },
  /** What every page has: header, menu and footer; and what is shown where a page cannot be. */
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
    /** A present post. */
    post: '{title} en {firm} desde {year}',
    cvLabel: 'Ver Curriculum',
  },
  services: {
    heading: 'SOPORTE',
    linkLabel: 'Saber más...',
    /** What the chat that a card opens says. */
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
  /** Headings of the career, and the end of a time that is not over. */
  career: {
    experience: 'Experiencia',
    studies: 'Estudios',
    certificates: 'Certificados',
    /** By kind. Lists of another kind have headings of their owner. */
    more: { publications: 'Publicaciones', awards: 'Premios', volunteering: 'Voluntariado', talks: 'Charlas' },
    today: 'hoy',
    /** Unfolds the texts of an old post. */
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
    /** Shown where there is no public address. */
    privateLabel: 'Uso interno',
    technologiesLabel: 'Tecnologías del proyecto',
    /** In the order in which they are shown. */
    facts: { role: 'Rol', year: 'Año', client: 'Cliente', duration: 'Duración' },
    results: 'Resultados',
    gallery: {
      name: 'Imágenes del proyecto',
      /** Starts a video. */
      play: 'Reproducir: {caption}',
      position: '{n} de {total}',
      previous: 'Imagen anterior',
      next: 'Imagen siguiente',
      close: 'Cerrar',
    },
    neighbours: { name: 'Más proyectos', previous: 'Proyecto anterior', next: 'Proyecto siguiente' },
  },
  /** The end of the pages that lead on to the contact page. */
  callToContact: {
    /** Its marks are drawn. */
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
    /** The button beside the address, and what it says once it is pressed. */
    email: { label: 'Correo', copy: 'Copiar', copied: 'Copiado' },
    profiles: 'Redes sociales',
    card: { label: 'Agenda', text: 'Guardar contacto', file: 'contacto.vcf' },
  },
  contactForm: {
    heading: 'Formulario de contacto',
    intro: 'Si deseas ponerte en contacto conmigo, completa el siguiente formulario.',
    optional: 'opcional',
    /** In the order of the page; `contact.php` uses them, too. */
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
      /** Precedes the reason of any other failure. */
      failurePrefix: '❌ ',
      connection: 'Error en la conexión con el servidor',
      timeout: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    },
    /** Ways to send a message that failed, with the text filled in. */
    otherWays: {
      mail: 'Enviar por correo',
      chat: 'Enviar por WhatsApp',
      /** Ends a text that is too long for a link. */
      continues: '(El mensaje continúa: aquí solo cabe el comienzo.)',
    },
    /** Beside the outcome of a message whose visitor has left the form meanwhile. */
    elsewhere: { name: 'Tu mensaje', back: 'Volver al formulario', dismiss: 'Cerrar' },
    /** Subject of mails from form services, and of those whose visitor gives no title. */
    subject: 'Formulario de contacto',
  },
  /** What `contact.php` answers, and what it writes into the mail. */
  contactServer: {
    /** By HTTP status. */
    outcomes: {
      200: '✅ Mensaje enviado con éxito',
      403: 'El formulario solo se puede enviar desde este sitio.',
      405: 'Esta dirección solo recibe el formulario de contacto.',
      413: 'El mensaje es demasiado largo.',
      415: 'El formulario llegó en un formato que no se admite.',
      422: 'Revisa los campos del formulario.',
      /** If it is not known in how many minutes, or in one. */
      429: 'Has enviado muchos mensajes. Inténtalo de nuevo en unos minutos.',
      503: 'El mensaje no se pudo entregar. Inténtalo de nuevo más tarde.',
    },
    tooMany: 'Has enviado muchos mensajes. Inténtalo de nuevo en {minutes} minutos.',
    tooLong: '{label}: escribe como máximo {limit} caracteres.',
    notText: '{label}: escribe un texto normal.',
    /** On the page for visitors without JavaScript. */
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
  /** For the address of a project that is not there. */
  projectNotFound: {
    title: 'Proyecto no encontrado',
    text: 'El proyecto solicitado no existe en el portafolio.',
    back: 'Atrás',
  },
  /** Headings of `cv.pdf`; those of languages and interests are on the about page, too. */
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
    /** If there is more than one page. */
    page: 'Página {page} de {pages}',
  },
  /** What search engines and social networks show. Of the titles, from the full one to the shortest, the first is used that search engines show whole. */
  metadata: {
    siteName: '{name}, {role}',
    /** The alternative text of the picture that is shared with a page. */
    imageAlt: 'Tarjeta: {title}',
    /** By the names in `src/content/pages.ts`; those of an own page, and of a page of a project, follow. */
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
    /** Below the title on home's picture for social networks. */
    shareSubtitle: '{role} en {country}',
  },
};

/** All that a site says in a language. */
export type Words = Omit<typeof es, 'direction'> & { /** Of writing. */ direction: 'ltr' | 'rtl' };
