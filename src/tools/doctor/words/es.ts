const list = (parts: readonly (string | number)[]) => new Intl.ListFormat('es').format(parts.map(String));
const number = (value: number) => new Intl.NumberFormat('es', { maximumFractionDigits: 2 }).format(value);

/** The doctor's sentences in Spanish. A sentence on a fault follows the name of a file, and starts with a small letter. */
export const es = {
  about: 'construye el sitio, visita cada página en un navegador y dice qué corregir y dónde.',
  example: 'acepta los datos del ejemplo, y visita el ejemplo en español y en inglés',
  installing: (packages: string) => `Se instala ${packages}, lo que puede tardar unos minutos.`,
  downloading: 'Se descarga un navegador, lo que puede tardar unos minutos.',
  noBrowser: 'No hay navegador: instala Chromium o Chrome, o escribe dónde está en la variable CHROME_PATH',

  faults: 'Fallos',
  advice: 'Consejos',
  mend: 'Corrige los fallos antes de publicar.',
  ready: 'Se puede publicar.',
  /** Names the pages that have a fault and, if the width of the window matters, the widths in CSS pixels. */
  where: (pages: readonly string[], isEverywhere: boolean, widths: readonly number[]) => {
    const some = pages.length > 4 ? `${pages.length} páginas, como ${pages[0]}` : list(pages);
    return [isEverywhere ? 'todas las páginas' : some, ...(widths.length > 0 ? [`a ${list(widths)} px`] : [])].join(
      ', ',
    );
  },

  exampleText: (field: string) => `${field} es del ejemplo: cámbialo por el tuyo.`,
  exampleSentence: (field: string) => `${field} es una frase del ejemplo en otro idioma: escribe la tuya.`,
  examplePicture: (place: string) =>
    `${place} es una imagen del ejemplo: cámbiala por la tuya, bórrala con su entrada, o añádela a \`kept\` en owner.ts.`,
  undelivered: (host: string, other: string) =>
    `los mensajes del formulario no llegarían: ${host} no ejecuta PHP. Escribe en \`contactForm\` ${other} u otro servicio de docs/contact-form.md.`,
  noPdf: 'no es un PDF: expórtalo de nuevo, o bórralo y el sitio hará el suyo.',

  contrast: (text: string, background: string, ratio: number, least: number) =>
    `un texto en ${text} sobre ${background} tiene un contraste de ${number(ratio)}: cambia uno de los dos colores hasta llegar a ${number(least)}.`,
  deadLink: (link: string) => `el enlace ${link} no lleva a ninguna página ni archivo: corrige su dirección.`,
  missingFile: (file: string) => `falta el archivo ${file}: añádelo, o quita lo que lo usa.`,
  inConsole: (message: string) => `error en la consola: ${message}`,
  notStarted: 'la aplicación no arranca en 30 segundos.',
  accessibility: (rule: string, element: string, summary: string) => `accesibilidad: ${rule}: «${element}»: ${summary}`,
  overflow: {
    header: (labels: string) => `la cabecera no cabe: acorta los nombres de las páginas (${labels}), o quita una.`,
    page: (text: string) => `«${text}» es más ancho que la ventana: acorta su texto o hazlo más estrecho.`,
    text: (text: string, field = 'el texto') => `«${text}» no cabe: acorta ${field}.`,
    word: (text: string, field = '') => `«${text}» se parte: usa una palabra más corta${field && ` en ${field}`}.`,
    drawing: (text: string, field = 'el texto') => `«${text}» queda encima de un dibujo: acorta ${field}.`,
  },
  form: 'el formulario no señala los campos vacíos.',
  gallery: 'la galería no muestra las imágenes en grande.',
  menu: (label: string) => `el menú no lleva a «${label}».`,
  edition: (language: string) => `el enlace al idioma ${language} no lleva a él.`,

  blurred: (name: string, needed: number) =>
    `la imagen ${name} se ve borrosa: pon un original de ${needed} píxeles de ancho o más o, si los tiene, corrige su \`sizes\`.`,
  heavyPage: (kilobytes: number, most: number) =>
    `pesa ${number(kilobytes)} kB comprimidos, más de ${number(most)}: con una conexión lenta se nota. Acorta textos, o pon \`data-later\` en secciones que no están en la primera pantalla.`,
  heavyFonts: (kilobytes: number, most: number) =>
    `las tipografías pesan ${number(kilobytes)} kB comprimidos, más de ${number(most)}: con una conexión lenta se nota. Quita un peso, o usa una tipografía variable.`,
  heavyVideo: (file: string, megabytes: number) =>
    `${file} pesa ${megabytes} MB: quien lo abre espera y gasta datos. Acórtalo, o hazlo más liviano con \`ffmpeg -i "${file}" -vf scale=1344:-2 -crf 30 liviano.mp4\`.`,
  demoFirst: (slide: number, title: string) =>
    `el inicio muestra primero la diapositiva ${slide}, «${title}», que es una demostración sin página propia: ten más proyectos que demostraciones, o quítala de \`demos\` hasta entonces.`,
  equalTitles: (title: string) =>
    `varios proyectos se titulan «${title}» y no se distinguen: da a cada uno otro título.`,
  titleAlone: (title: string) => `la descripción de «${title}» repite su título: di en una frase qué es el proyecto.`,
  longTitle: (path: string, full: string, title: string, field: string) =>
    `el título de ${path}, «${full}», es más largo de lo que muestran los buscadores: queda en «${title}». Para que se lea entero, acorta ${field}.`,
  longCv: (cv: string, pages: number) =>
    `${cv} tiene ${pages} páginas, y ni sin los textos de los puestos cabe en dos: quita entradas de career.ts.`,
  missingLetters: (family: string, letters: string) =>
    `la tipografía ${family} no tiene ${letters}: los navegadores los muestran en otra. Escribe el texto de otro modo, o elige en \`theme.ts\` una tipografía que los tenga.`,

  link: {
    offline:
      'src/content: no responde ninguno de los enlaces a otros sitios: parece que no hay conexión, así que no se han comprobado.',
    endless: 'redirige sin fin',
    unreachable: (cause: string) => `no se puede abrir (${cause})`,
    silent: (seconds: number) => `no responde en ${number(seconds)} segundos`,
    broken: (status: number) => `responde con el error ${status}`,
    unchecked: (status: number) => `no lo puede comprobar un programa (responde ${status}): ábrelo tú`,
    elsewhere: (end: string) => `lleva a otro sitio, ${end}`,
    home: (end: string) => `lleva a la portada, ${end}`,
    open: 'no va cifrado, porque es http:',
    and: ' y ',
  },
};

export type Words = typeof es;
