import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../src/contact/ContactForm';
import { clearDraft } from '../../src/contact/draft';
import { empty, fieldNames, labelOf, message } from '../support/contactMessage';
import { fakeServer, reply } from '../support/fakeServer';

type Texts = Partial<typeof message>;

const SUCCESS = '{"success":true}';

/** Shows the form to a visitor who comes to the page, or comes back. */
function show() {
  cleanup();
  return render(<ContactForm content={contactForm} />);
}

/** A query by role would take ten times as long as this query by label. */
const formField = (name: keyof typeof message) => screen.getByLabelText<HTMLInputElement>(labelOf(name));
const values = () => Object.fromEntries(fieldNames.map((name) => [name, formField(name).value]));
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');
const send = () => userEvent.click(button());

function write(texts: Texts) {
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.input(formField(name as keyof Texts), { target: { value } });
  }
}

/** The error beside each wrong field. */
function errors() {
  const wrong = fieldNames.map(formField).filter((field) => field.getAttribute('aria-invalid') === 'true');
  const told = wrong.map((field) => document.getElementById(`${field.getAttribute('aria-describedby')}`)?.textContent);
  return Object.fromEntries(wrong.map(({ name }, index) => [name, told[index]]));
}

let requests: ReturnType<typeof fakeServer>;
const waiting: ((response: Response) => void)[] = [];

/** The fields of the last message. */
const sent = () => [...((requests.mock.lastCall?.[1].body ?? []) as FormData)];

/** Answers the oldest message without an answer. */
const answer = (body: string, code?: number) => act(async () => waiting.shift()?.(reply(body, code)));

beforeEach(() => {
  requests = fakeServer(() => new Promise((resolve) => waiting.push(resolve)));
});

// A message without an answer, the result and the draft stay after the form is gone, so they are cleared for the next test.
afterEach(async () => {
  jest.restoreAllMocks();
  while (waiting.length > 0) await answer('', 500);
  show().unmount();
  clearDraft();
});

test('a pending message is not sent again, and success empties the fields that have not changed since', async () => {
  show();
  write({ ...message, title: '' });
  const submit = () => formField('name').form?.requestSubmit();
  act(() => {
    submit();
    submit();
  });
  write({ message: 'Y otra cosa' });
  show();
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleName('Enviando...');
  expect(status()).toBeEmptyDOMElement();
  act(submit);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual(Object.entries({ ...message, title: '' }));

  await answer(SUCCESS);
  expect(button()).toHaveAccessibleName('Enviar');
  expect(status()).toHaveTextContent('✅ Mensaje enviado con éxito');
  expect(values()).toEqual({ ...empty, message: 'Y otra cosa' });
  show();
  expect(values()).toEqual({ ...empty, message: 'Y otra cosa' });
});

test('a failure keeps the message, shows the server’s errors until their fields change, and offers other ways to send', async () => {
  show();
  const told = status();
  const links = () => screen.queryAllByRole<HTMLAnchorElement>('link').map(({ text, href }) => [text, href]);
  const refused = { lastname: 'Escribe tu apellido.', email: 'Escribe tu correo.' };
  write(message);
  await send();
  expect(links()).toEqual([]);
  await answer(JSON.stringify({ errors: refused }), 422);
  expect(told).toHaveTextContent('❌ Error en el servidor');
  expect(button()).toBeEnabled();
  expect(values()).toEqual(message);
  expect(errors()).toEqual(refused);
  expect(formField('lastname')).toHaveFocus();

  write({ title: '', lastname: 'Díaz & más' });
  expect(errors()).toEqual({ email: refused.email });
  const letter = encodeURIComponent(`${message.message}\r\n\r\nAna Díaz & más\r\nana@correo.com`);
  const start = 'mailto:hola@example.com?subject=Formulario%20de%20contacto&body=';
  const mail = ['Enviar por correo', start + letter];
  expect(links()).toEqual([mail, ['Enviar por WhatsApp', `https://wa.me/50760000000?text=${letter}`]]);

  await send();
  expect([told.textContent, errors(), links()]).toEqual(['', {}, []]);
});

const BLANK = ' \u200b\u00a0 ';

test('a missing or wrong field has an error until it is mended, and the first one has the focus', async () => {
  show();
  write({ lastname: BLANK, email: 'ana', message: BLANK });
  await send();
  const others = { lastname: 'Escribe tu apellido.', message: 'Escribe tu mensaje.' };
  const email = 'Escribe un correo válido, por ejemplo ana@correo.com.';
  expect(errors()).toEqual({ ...others, name: 'Escribe tu nombre.', email });
  expect(formField('name')).toHaveFocus();
  write({ name: 'Ana', email: BLANK });
  expect(errors()).toEqual({ ...others, email: 'Escribe tu correo.' });
  await send();
  expect(requests).not.toHaveBeenCalled();
  write(message);
  await send();
  expect([errors(), requests.mock.calls.length]).toEqual([{}, 1]);
});

test('values that are filled in without an event are checked, sent, and kept when the page is left', async () => {
  show();
  // The browser must not show its own message.
  expect(fireEvent(formField('name'), new Event('invalid', { cancelable: true }))).toBe(false);
  for (const name of fieldNames) formField(name).value = message[name];
  formField('lastname').value = BLANK;
  await send();
  expect(errors()).toEqual({ lastname: 'Escribe tu apellido.' });
  write({ lastname: message.lastname });
  formField('name').value = 'Eva';
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual({ ...message, name: 'Eva' });
  await send();
  expect(sent()).toEqual(Object.entries({ ...message, name: 'Eva' }));
});

test('the draft is kept even if the storage is full', () => {
  show();
  write({ name: 'Eva' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  write({ ...message, title: '' });
  formField('message').value = 'Sin evento';
  show();
  expect(values()).toEqual({ ...message, title: '', message: 'Sin evento' });
});

test('the hidden field is sent if a robot has ticked it', async () => {
  const trap = show().container.querySelector<HTMLInputElement>('[name=_gotcha]');
  expect(trap).not.toBeVisible();
  write(message);
  act(() => trap?.click());
  await send();
  expect(sent()).toEqual([...Object.entries(message), ['_gotcha', 'on']]);
});

test('a title in the address fills the field up to its limit, and replaces an earlier title from the address, but no typed title', () => {
  function titleAt(address: string) {
    window.history.replaceState(null, '', address);
    show();
    return formField('title').value;
  }
  expect(titleAt(`/#/contact?title=${'a'.repeat(1000)}`)).toHaveLength(300);
  expect(titleAt('/?title=Quiero%20algo%20como%20E-commerce')).toBe('Quiero algo como E-commerce');
  expect(titleAt('/#/contact?title=Quiero+algo+como+Aikikai')).toBe('Quiero algo como Aikikai');
  write({ title: 'Una tienda' });
  expect(titleAt('/#/contact?title=Otra')).toBe('Una tienda');
  window.history.replaceState(null, '', '/');
});
