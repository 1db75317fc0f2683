import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '#site/otherPages';
import { ContactForm } from '../../src/contact/ContactForm';
import { clearDraft } from '../../src/contact/draft';
import { fieldNames, labels, message } from '../support/contactMessage';
import { entriesOf, fakeServer, reply } from '../support/fakeServer';

const empty = { name: '', lastname: '', title: '', email: '', message: '' };

const required = { name: 'nombre', lastname: 'apellido', email: 'correo', message: 'mensaje' } as const;

const show = () => render(<ContactForm content={contactForm} />);
/** Asking for its role too, which the first test does, takes ten times as long. */
const fieldOf = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const values = () => Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).value]));
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');

/** As a browser fills in what it remembers: at once. */
function fillIn() {
  for (const name of fieldNames) fireEvent.input(fieldOf(name), { target: { value: message[name] } });
}

const waiting: ((response: Response) => void)[] = [];

/** A server that answers the oldest open request only when `answer` is called. */
function slowServer() {
  const requests = fakeServer(() => new Promise((resolve) => waiting.push(resolve)));
  const answer = (body: string, code?: number) => act(async () => waiting.shift()?.(reply(body, code)));
  return { requests, answer };
}

// The message under way, its result and the draft outlive the form.
afterEach(async () => {
  jest.restoreAllMocks();
  await act(async () => {
    for (const resolve of waiting.splice(0)) resolve(reply('{"success":false}'));
  });
  show().unmount();
  clearDraft();
});

test('exactly the five fields are sent, the button waits with "Enviando...", and the result is announced politely until the next submit', async () => {
  const user = userEvent.setup();
  const { requests, answer } = slowServer();
  show();
  const liveRegion = status();
  expect(liveRegion).toHaveAttribute('aria-live', 'polite');
  for (const name of fieldNames) await user.type(fieldOf(name), message[name]);
  await user.click(button());
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleName('Enviando...');
  expect(liveRegion).toBeEmptyDOMElement();
  await answer('', 500);
  expect(button()).toBeEnabled();
  expect(button()).toHaveAccessibleName('Enviar');
  expect(liveRegion).toHaveTextContent('❌ Error en el servidor');
  expect(values()).toEqual(message);

  await user.clear(fieldOf('title'));
  await user.click(button());
  expect(liveRegion).toBeEmptyDOMElement();
  expect(entriesOf(requests)).toEqual(Object.entries({ ...message, title: '' }));
  await answer('{"success":true}');
  expect(liveRegion).toHaveTextContent('✅ Mensaje enviado con éxito');
  expect(values()).toEqual(empty);

  await user.click(button());
  expect(fieldOf('name')).toHaveAccessibleDescription('Escribe tu nombre.');
  expect(liveRegion).toBeEmptyDOMElement();
  expect(requests).toHaveBeenCalledTimes(2);
});

test('an empty form is refused with a Spanish message at each required field, and without the bubbles of the browser', async () => {
  const user = userEvent.setup();
  const { requests } = slowServer();
  const refusals: Event[] = [];
  const { container } = show();
  container.addEventListener('invalid', (event) => refusals.push(event), true);
  await user.click(button());

  expect(requests).not.toHaveBeenCalled();
  for (const [name, word] of Object.entries(required)) {
    const field = fieldOf(name as keyof typeof required);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(`Escribe tu ${word}.`);
    expect(screen.getByText(`Escribe tu ${word}.`)).toBeVisible();
  }
  expect(fieldOf('name')).toHaveFocus();
  expect(refusals.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true, true]);
  expect(fieldOf('title')).not.toBeRequired();
  expect(fieldOf('title')).toHaveAccessibleDescription('opcional');

  await user.type(fieldOf('name'), message.name);
  await user.click(button());
  expect(fieldOf('lastname')).toHaveFocus();
  await user.type(fieldOf('lastname'), 'A');
  expect(fieldOf('lastname')).not.toHaveAccessibleDescription();
  expect(fieldOf('email')).toHaveAccessibleDescription('Escribe tu correo.');
});

test('an e-mail with a wrong format is refused in Spanish until it is mended', async () => {
  const user = userEvent.setup();
  const { requests, answer } = slowServer();
  show();
  fillIn();
  await user.clear(fieldOf('email'));
  await user.type(fieldOf('email'), 'ana');
  await user.click(button());

  expect(requests).not.toHaveBeenCalled();
  expect(fieldOf('email')).toHaveFocus();
  expect(fieldOf('email')).toHaveAttribute('aria-invalid', 'true');
  expect(fieldOf('email')).toHaveAccessibleDescription('Escribe un correo válido, por ejemplo ana@correo.com.');

  await user.type(fieldOf('email'), '@correo.com');
  expect(fieldOf('email')).not.toHaveAttribute('aria-invalid');
  expect(fieldOf('email')).not.toHaveAccessibleDescription();
  await user.click(button());
  expect(requests).toHaveBeenCalledTimes(1);
  await answer('{"success":true}');
});

test('what was typed is there after leaving and coming back, and what was emptied is not', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  fillIn();
  await user.clear(fieldOf('title'));
  unmount();
  show();
  expect(values()).toEqual({ ...message, title: '' });
});

test('a storage that fills up while the visitor writes loses nothing on leaving and coming back', async () => {
  const user = userEvent.setup();
  const { unmount } = show();
  await user.type(fieldOf('name'), message.name);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  fillIn();
  unmount();
  show();
  expect(values()).toEqual(message);
});

/** As a password manager may do it: without any event. */
function fillInSilently() {
  for (const name of fieldNames) fieldOf(name).value = message[name];
}

test('fields that were missing and are filled in without an event are no longer wrong once the form is sent', async () => {
  const user = userEvent.setup();
  const { requests, answer } = slowServer();
  show();
  await user.click(button());
  expect(fieldOf('name')).toHaveAccessibleDescription('Escribe tu nombre.');
  fillInSilently();
  await user.click(button());
  expect(entriesOf(requests)).toEqual(Object.entries(message));
  await answer('{"success":true}');
  expect(status()).toHaveTextContent('✅ Mensaje enviado con éxito');
  for (const name of fieldNames) expect(fieldOf(name)).not.toHaveAttribute('aria-invalid');
});

test('white space is no text, also where no event told of it', async () => {
  const user = userEvent.setup();
  const { requests, answer } = slowServer();
  show();
  fillIn();
  for (const name of ['name', 'email', 'message'] as const) {
    fireEvent.input(fieldOf(name), { target: { value: ' \u200b\u00a0 ' } });
  }
  await user.click(button());
  expect(fieldOf('name')).toHaveFocus();
  for (const name of ['name', 'email', 'message'] as const) {
    expect(fieldOf(name)).toHaveAccessibleDescription(`Escribe tu ${required[name]}.`);
  }

  fillIn();
  expect(fieldOf('name')).not.toHaveAttribute('aria-invalid');
  fieldOf('lastname').value = ' ';
  await user.click(button());
  expect(fieldOf('lastname')).toHaveAccessibleDescription('Escribe tu apellido.');
  expect(requests).not.toHaveBeenCalled();

  await user.type(fieldOf('lastname'), message.lastname);
  await user.click(button());
  expect(requests).toHaveBeenCalledTimes(1);
  await answer('{"success":true}');
});

test('what is filled in without an event survives leaving and coming back, and is kept when the page is left', () => {
  const { unmount } = show();
  fillInSilently();
  unmount();
  show();
  expect(values()).toEqual(message);

  fieldOf('name').value = 'Eva';
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null')).toEqual({ ...message, name: 'Eva' });
});

test('a second submit while one is under way sends nothing', async () => {
  const user = userEvent.setup();
  const { requests, answer } = slowServer();
  show();
  fillIn();
  const submit = () => fieldOf('name').form?.requestSubmit();
  act(() => {
    submit();
    submit();
  });
  await user.click(button());
  await user.type(fieldOf('name'), '{Enter}');
  act(submit);
  await answer('{"success":true}');
  expect(requests).toHaveBeenCalledTimes(1);
});

test('what is written while the message is under way survives its success, the rest is cleared', async () => {
  const user = userEvent.setup();
  const { answer } = slowServer();
  const { unmount } = show();
  fillIn();
  await user.click(button());
  await user.type(fieldOf('message'), '\nY otra cosa');
  await answer('{"success":true}');
  const left = { ...empty, message: `${message.message}\nY otra cosa` };
  expect(values()).toEqual(left);

  unmount();
  show();
  expect(values()).toEqual(left);
});

const ERRORS = JSON.stringify({ errors: { lastname: 'Escribe tu apellido.', email: 'Escribe tu correo.' } });

test('what the server says of a field is at the field until it is changed or the form is sent again', async () => {
  const user = userEvent.setup();
  const { answer } = slowServer();
  show();
  fillIn();
  await user.click(button());
  await answer(ERRORS, 422);
  expect(status()).toHaveTextContent('❌ Error en el servidor');
  expect(fieldOf('lastname')).toHaveFocus();
  for (const [name, text] of [
    ['lastname', 'Escribe tu apellido.'],
    ['email', 'Escribe tu correo.'],
  ] as const) {
    expect(fieldOf(name)).toHaveAttribute('aria-invalid', 'true');
    expect(fieldOf(name)).toHaveAccessibleDescription(text);
  }
  expect(fieldOf('name')).not.toHaveAttribute('aria-invalid');

  await user.type(fieldOf('lastname'), ' Díaz');
  expect(fieldOf('lastname')).not.toHaveAttribute('aria-invalid');
  expect(fieldOf('email')).toHaveAttribute('aria-invalid', 'true');
  await user.click(button());
  expect(fieldOf('email')).not.toHaveAttribute('aria-invalid');
  await answer(ERRORS, 422);
  expect(fieldOf('lastname')).toHaveAccessibleDescription('Escribe tu apellido.');
});

test('after a failure, and only then, the message as it stands can be sent by mail or chat', async () => {
  const user = userEvent.setup();
  const { answer } = slowServer();
  show();
  fillIn();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(button());
  await answer('{"success":false}');
  await user.clear(fieldOf('title'));
  await user.type(fieldOf('message'), ' & más');
  const urls = ['Enviar por correo', 'Enviar por WhatsApp'].map(
    (name) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams,
  );
  const letter = `${message.message} & más\r\n\r\nAna Núñez\r\nana@correo.com`;
  expect(urls.map((parameters) => Object.fromEntries(parameters))).toEqual([
    { subject: 'Formulario de contacto', body: letter },
    { text: letter },
  ]);

  await user.click(button());
  expect(screen.queryByRole('link')).toBeNull();
});

test('without a phone there is no chat', async () => {
  const user = userEvent.setup();
  const { answer } = slowServer();
  const otherWays = { ...contactForm.otherWays, chat: undefined };
  render(<ContactForm content={{ ...contactForm, otherWays }} />);
  fillIn();
  await user.click(button());
  await answer('', 500);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Enviar por correo']);
});

test('the field for robots is there for nobody else, and is sent only by them', async () => {
  const user = userEvent.setup();
  const { requests, answer } = slowServer();
  const { container } = show();
  const trap = container.querySelector<HTMLInputElement>('[name=_gotcha]');
  expect(trap).not.toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  fillIn();
  act(() => trap?.click());
  await user.click(button());
  expect(entriesOf(requests)).toEqual([...Object.entries(message), ['_gotcha', 'on']]);
  await answer('{"success":false}');
});

test.each([
  ['after the mark of the page', '#/contact?title=Quiero+algo+como+E-commerce', ''],
  ['in the address of the page', '', '?title=Quiero%20algo%20como%20E-commerce'],
])('a title %s is suggested, and sent as it was changed', async (_, hash, search) => {
  window.history.replaceState(null, '', `/${search}${hash}`);
  const user = userEvent.setup();
  show();
  expect(fieldOf('title')).toHaveValue('Quiero algo como E-commerce');
  await user.type(fieldOf('title'), ', pero azul');
  expect(fieldOf('title')).toHaveValue('Quiero algo como E-commerce, pero azul');
  window.history.replaceState(null, '', '/');
});

test('a suggested title, cut to what the form takes, gives way to the next one, but what the visitor wrote never does', async () => {
  const user = userEvent.setup();
  const showFrom = (project: string) => {
    window.location.hash = `#/contact?${new URLSearchParams({ title: `Quiero algo como ${project}` })}`;
    return show();
  };
  const first = showFrom('a'.repeat(1000));
  expect(fieldOf('title').value).toHaveLength(contactForm.fields.title.limit);
  first.unmount();
  const second = showFrom('Aikikai');
  expect(fieldOf('title')).toHaveValue('Quiero algo como Aikikai');
  await user.clear(fieldOf('title'));
  await user.type(fieldOf('title'), 'Una tienda');
  second.unmount();
  showFrom('Código');
  expect(fieldOf('title')).toHaveValue('Una tienda');
});
