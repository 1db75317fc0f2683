import type { message } from './contactMessage';

type Texts = Partial<typeof message>;

const textsOf = (length: number) => ({
  ...{ name: 'ñ'.repeat(200 + length), lastname: '😀'.repeat(200 + length), title: 'ñ'.repeat(300 + length) },
  ...{ email: `${'a'.repeat(243 + length)}@correo.com`, message: 'ñ'.repeat(20_000 + length) },
});

const tooLong = (label: string, limit: number) => `${label}: escribe como máximo ${limit} caracteres.`;

/** Messages, and the errors of their fields. */
export const MESSAGE_CASES: [what: string, fields: Texts, errors: Texts][] = [
  ['of the maximum length, in characters of two and four bytes', textsOf(0), {}],
  [
    'that is one character too long',
    textsOf(1),
    {
      ...{ name: tooLong('Nombre', 200), lastname: tooLong('Apellido', 200), title: tooLong('Título', 300) },
      ...{ email: tooLong('Email', 254), message: tooLong('Mensaje', 20_000) },
    },
  ],
  ['with line ends of two characters, as browsers send them', { message: `${'a\r\n'.repeat(9_999)}aa` }, {}],
  ['of the maximum length, with white space around', { name: `\t ${'a'.repeat(200)}\u00a0\u3000` }, {}],
  ['without a title', { title: '' }, {}],
  ['from an address with odd signs', { email: "o'brien+a!#$%&*/=?^_`{|}~-.@1-1.xn--caf-dma.com" }, {}],
  ...['ana@', 'ana@correo..com', 'ana@correo.com, eva@correo.com', 'ana@correo.com\r\nBcc: eva@a.com', 'ñ@a.com'].map(
    (email): (typeof MESSAGE_CASES)[number] => [
      `from ${JSON.stringify(email)}`,
      { email },
      { email: 'Escribe un correo válido, por ejemplo ana@correo.com.' },
    ],
  ),
  ...['', ' \r\n\t\u00a0\u3000', '\u200b\ufeff\u2060', '\u0000\u0007'].map((blank): (typeof MESSAGE_CASES)[number] => [
    `with only ${JSON.stringify(blank)} in each field`,
    { name: blank, lastname: blank, title: blank, email: blank, message: blank },
    {
      ...{ name: 'Escribe tu nombre.', lastname: 'Escribe tu apellido.', email: 'Escribe tu correo.' },
      message: 'Escribe tu mensaje.',
    },
  ]),
];
