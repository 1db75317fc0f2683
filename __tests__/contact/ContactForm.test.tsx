import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../src/contact/ContactForm';
import { clearDraft } from '../../src/contact/draft';
import { fieldNames, labels, message } from '../support/contactMessage';
import { fakeServer, reply } from '../support/fakeServer';

type Texts = Partial<typeof message>;

const empty = { name: '', lastname: '', title: '', email: '', message: '' };
const SUCCESS = '{"success":true}';
const SENT = '✅ Mensaje enviado con éxito';

/** Shows the form as it is when a visitor comes to it, or comes back. */
function show() {
  cleanup();
  return render(<ContactForm content={contactForm} />);
}

/** Asking for its role too takes ten times as long. */
const fieldOf = (name: keyof typeof message) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const values = () => Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).value]));
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');
const send = () => userEvent.click(button());

function write(texts: Texts) {
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.input(fieldOf(name as keyof Texts), { target: { value } });
  }
}

/** What is told at each field that is wrong. */
function errors() {
  const wrong = fieldNames.map(fieldOf).filter((field) => field.getAttribute('aria-invalid') === 'true');
  const told = wrong.map((field) => document.getElementById(`${field.getAttribute('aria-describedby')}`)?.textContent);
  return Object.fromEntries(wrong.map(({ name }, index) => [name, told[index]]));
}

let requests: ReturnType<typeof fakeServer>;
const waiting: ((response: Response) => void)[] = [];

/** The fields of the last message. */
const sent = () => [...((requests.mock.lastCall?.[1].body ?? []) as FormData)];

/** Answers the oldest message that is under way. */
const answer = (body: string, code?: number) => act(async () => waiting.shift()?.(reply(body, code)));

beforeEach(() => {
  requests = fakeServer(() => new Promise((resolve) => waiting.push(resolve)));
});

// The message under way, its result and the draft outlive the form.
afterEach(async () => {
  jest.restoreAllMocks();
  while (waiting.length > 0) await answer('', 500);
  show().unmount();
  clearDraft();
});

test('the five fields are sent while the button waits; a failure keeps them, a success empties them, and what is told of it goes with the next submit', async () => {
  show();
  const told = status();
  expect(told).toHaveAttribute('aria-live', 'polite');
  expect(fieldOf('title')).toHaveAccessibleDescription('opcional');
  write(message);
  await send();
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleName('Enviando...');
  expect(told).toBeEmptyDOMElement();
  await answer('', 500);
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleName('Enviar');
  expect(told).toHaveTextContent('❌ Error en el servidor');
  expect(values()).toEqual(message);

  write({ title: '' });
  await send();
  expect(told).toBeEmptyDOMElement();
  expect(sent()).toEqual(Object.entries({ ...message, title: '' }));
  await answer(SUCCESS);
  expect(told).toHaveTextContent(SENT);
  expect(values()).toEqual(empty);
  await send();
  expect(told).toBeEmptyDOMElement();
});

const MISSING = { name: 'Escribe tu nombre.', email: 'Escribe tu correo.', message: 'Escribe tu mensaje.' };
const BLANK = ' \u200b\u00a0 ';

test.each<[what: string, written: Texts, told: Texts]>([
  ['an empty form', empty, { ...MISSING, lastname: 'Escribe tu apellido.' }],
  ['white space', { name: BLANK, email: BLANK, message: BLANK }, MISSING],
  ['a wrong address of mail', { email: 'ana' }, { email: 'Escribe un correo válido, por ejemplo ana@correo.com.' }],
])(
  '%s is refused with a message at each wrong field until it is mended, and the first has the focus',
  async (...row) => {
    const [, written, told] = row;
    show();
    write({ ...message, ...written });
    await send();
    expect(errors()).toEqual(told);
    const [first = '', ...others] = Object.keys(told);
    expect(document.activeElement).toHaveAttribute('name', first);
    write({ [first]: message[first as keyof Texts] });
    expect(Object.keys(errors()).sort()).toEqual(others.sort());
    expect(requests).not.toHaveBeenCalled();
    write(message);
    expect(errors()).toEqual({});
    await send();
    expect(requests).toHaveBeenCalledTimes(1);
  },
);

test('the browser shows no bubbles in its own language', () => {
  show();
  expect(fireEvent(fieldOf('name'), new Event('invalid', { cancelable: true }))).toBe(false);
});

test('what is filled in without an event is checked, sent, and kept when the page is left', async () => {
  show();
  await send();
  for (const name of fieldNames) fieldOf(name).value = message[name];
  fieldOf('lastname').value = BLANK;
  await send();
  expect(errors()).toEqual({ lastname: 'Escribe tu apellido.' });
  write({ lastname: message.lastname });
  fieldOf('name').value = 'Eva';
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual({ ...message, name: 'Eva' });
  await send();
  expect(sent()).toEqual(Object.entries({ ...message, name: 'Eva' }));
  expect(errors()).toEqual({});
});

test.each<[storage: string, refused: ('getItem' | 'setItem')[]]>([
  ['works', []],
  ['is full', ['setItem']],
  ['is blocked', ['setItem', 'getItem']],
])('where storage %s the draft is there after coming back, but not what was emptied', (_, refused) => {
  show();
  write({ name: 'Eva' });
  for (const method of refused) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  }
  write({ ...message, title: '' });
  fieldOf('message').value = 'Sin evento';
  show();
  expect(values()).toEqual({ ...message, title: '', message: 'Sin evento' });
});

test('a message under way is sent once, whatever is pressed and even after coming back, and what is written meanwhile stays', async () => {
  show();
  write(message);
  const submit = () => fieldOf('name').form?.requestSubmit();
  act(() => {
    submit();
    submit();
  });
  write({ message: 'Y otra cosa' });
  show();
  expect(button()).toBeDisabled();
  await userEvent.type(fieldOf('name'), '{Enter}');
  act(submit);
  await answer(SUCCESS);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(status()).toHaveTextContent(SENT);
  expect(values()).toEqual({ ...empty, message: 'Y otra cosa' });
  show();
  expect(values()).toEqual({ ...empty, message: 'Y otra cosa' });
  expect(status()).toBeEmptyDOMElement();
});

test('what the server says of a field is at the field until it is changed or the form is sent again', async () => {
  const told = { lastname: 'Escribe tu apellido.', email: 'Escribe tu correo.' };
  const refusal = JSON.stringify({ errors: told });
  show();
  write(message);
  await send();
  await answer(refusal, 422);
  expect(status()).toHaveTextContent('❌ Error en el servidor');
  expect(fieldOf('lastname')).toHaveFocus();
  expect(errors()).toEqual(told);
  write({ lastname: 'Díaz' });
  expect(errors()).toEqual({ email: told.email });
  await send();
  expect(errors()).toEqual({});
  await answer(refusal, 422);
  expect(errors()).toEqual(told);
});

test('after a failure, and only then, the message as it stands can be sent by mail, or by chat if there is a phone', async () => {
  const { rerender } = show();
  const links = () =>
    screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href, textContent }) => [textContent, href]);
  write(message);
  expect(links()).toEqual([]);
  await send();
  await answer('{"success":false}');
  write({ title: '', message: 'Hola & más' });
  const letter = encodeURIComponent('Hola & más\r\n\r\nAna Núñez\r\nana@correo.com');
  const mail = ['Enviar por correo', `mailto:hola@example.com?subject=Formulario%20de%20contacto&body=${letter}`];
  expect(links()).toEqual([
    mail,
    [expect.stringMatching(/^Enviar por WhatsApp/), `https://wa.me/50760000000?text=${letter}`],
  ]);
  rerender(<ContactForm content={{ ...contactForm, otherWays: { ...contactForm.otherWays, chat: undefined } }} />);
  expect(links()).toEqual([mail]);
  await send();
  expect(links()).toEqual([]);
});

test('the field for robots is there for nobody else, and is sent only by them', async () => {
  const trap = show().container.querySelector<HTMLInputElement>('[name=_gotcha]');
  expect(trap).not.toBeVisible();
  write(message);
  act(() => trap?.click());
  await send();
  expect(sent()).toEqual([...Object.entries(message), ['_gotcha', 'on']]);
});

test('the title that the address suggests, cut to what the form takes, gives way to the next one, but never what was written', () => {
  function titleAt(address: string) {
    window.history.replaceState(null, '', address);
    show();
    return fieldOf('title').value;
  }
  expect(titleAt(`/#/contact?title=${'a'.repeat(1000)}`)).toHaveLength(300);
  expect(titleAt('/?title=Quiero%20algo%20como%20E-commerce')).toBe('Quiero algo como E-commerce');
  expect(titleAt('/#/contact?title=Quiero+algo+como+Aikikai')).toBe('Quiero algo como Aikikai');
  write({ title: 'Una tienda' });
  expect(titleAt('/#/contact?title=Otra')).toBe('Una tienda');
  window.history.replaceState(null, '', '/');
});
