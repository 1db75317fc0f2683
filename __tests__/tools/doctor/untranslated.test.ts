import { examinedPages } from '../../../src/tools/doctor/examinedPages';
import { textsOnPage } from '../../../src/tools/doctor/texts';
import { untranslated } from '../../../src/tools/doctor/untranslated';

const [spanish, english, project] = examinedPages(
  ['https://ana.dev/', 'https://ana.dev/about/', 'https://ana.dev/en/about/', 'https://ana.dev/en/projects/1/'],
  ['es', 'en'],
).slice(1);
if (!spanish || !english || !project) throw new Error('There are three pages.');

const SPANISH = 'Construyo sitios que se sienten rápidos.';
const ENGLISH = 'I build sites that feel fast.';

/** What is said of a page in both languages. */
function faultsOf(inSpanish: string[], inEnglish: string[], names: string[] = []) {
  const told = [
    { page: spanish, texts: [SPANISH, 'La constancia del deporte y de la programación', ...inSpanish] },
    { page: english, texts: [ENGLISH, 'My goal is to help build products that people use', ...inEnglish] },
  ] as Parameters<typeof untranslated>[0];
  return untranslated(told, { names, findFile: (folder, text) => (text === SPANISH ? `${folder}file` : undefined) })
    .faults;
}

test('a Spanish sentence in an English page is found in the file that has it, and the other way round', () => {
  expect(faultsOf([], [SPANISH])).toEqual([
    `en/file: /en/about: «${SPANISH}» está igual en /about: tradúcelo al inglés.`,
  ]);
  expect(faultsOf([ENGLISH], [])).toEqual([
    expect.stringMatching(/^src\/content\S*: \/about: «I build .*» está igual en \/en\/about: tradúcelo al español\.$/),
  ]);
});

test.each([
  'Universidad Tecnológica de Panamá',
  'HTML, CSS, JavaScript, React, Node.js, npm',
  '+507 6000 0000 / 1 2 3 4',
  'ana@correo.com, github.com/ana, ana.dev/es/sobre',
  'Menú Digital por Categorías',
  'Casa de té',
])('"%s", which is a name, an address or a list of names, may be the same', (text) => {
  expect(faultsOf([text], [text])).toEqual([]);
});

test.each([
  ['Amigos de los animales', 'Amigos de los animales'],
  ['ana de la torre y soler', 'ana de la torre y soler, David'],
])('what is named "%s" may be called by several words, as in "%s"', (name, text) => {
  expect(faultsOf([text], [text])).toHaveLength(1);
  expect(faultsOf([text], [text], [name])).toEqual([]);
});

test('a sentence with a name in it is found', () => {
  const text = 'Hice el sitio de Amigos de los animales';
  expect(faultsOf([text], [text], ['Amigos de los animales'])).toHaveLength(1);
});

test('the same sentence on the pages of other paths is none of this', () => {
  const told = [spanish, project].map((page) => ({ page, texts: [SPANISH] })) as Parameters<typeof untranslated>[0];
  expect(untranslated(told, { names: [], findFile: () => undefined }).faults).toEqual([]);
});

test('a page says its lines and labels whole, but for what is in another language or outside of its parts', () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <p>Outside.</p>
    <header aria-label="Main">Home <a href="../" lang="es" hreflang="es" aria-label="Versión en español">ES</a></header>
    <main><script>code</script>
      <p>I build <em title="Really">fast
        sites</em>.</p>
      <p>Some of <b>them</b> are<!-- --> fast. <a href="#">See all</a> or <i>none</i>.</p>
      <ul><li lang="es">Un proyecto sin traducir <img alt="Su portada"><b lang="en">new</b></li></ul>
      <img alt="A drawing"><input placeholder="Your name">
    </main>
    <footer lang="en"><div>Panama</div></footer>`;
  expect(textsOnPage().sort()).toEqual(
    [
      ...['Main', 'Home', 'Really', 'I build fast sites.', 'Some of them are fast.', 'See all', 'or none.'],
      ...['new', 'A drawing', 'Your name', 'Panama'],
    ].sort(),
  );
});
