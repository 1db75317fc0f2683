import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { owner } from '../sites/reference/content/owner';
import { decodeHeader, Host, type Reply, stopHosts, visitor } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { phpTest, storeTest } from '../support/phpTest';

afterEach(stopHosts);

const succeeded = ({ status, text }: Reply) => status === 200 && JSON.parse(text).success === true;

/** Every file in a folder and below it. */
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

storeTest(
  'a message is stored beside the web root without its visitor’s address, readable by its owner alone, and mailed',
  async (php) => {
    const host = await new Host({ php, webRoot: 'web', site: 'web/es/portafolio' }).start();
    expect(succeeded(await host.post(message))).toBe(true);
    expect(host.messages()).toEqual([{ receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/), ...message }]);
    expect(host.mails()).toHaveLength(1);
    expect(filesIn(path.join(host.folder, 'web'))).toEqual(['es', 'es/portafolio', 'es/portafolio/contact.php']);
    const stored = filesIn(host.store);
    expect(stored.includes('messages.sqlite')).toBe(php.length === 0);
    for (const name of stored) {
      expect(modeOf(path.join(host.store, name))).toBe('600');
      expect(readFileSync(path.join(host.store, name), 'latin1')).not.toContain('127.0.0');
    }
    expect(modeOf(host.store)).toBe('700');
    expect(readFileSync(path.join(host.store, '.htaccess'), 'utf8')).toBe('Require all denied\n');
  },
);

storeTest('the owner’s command lists the messages, and exports each as a line of JSON', async (php) => {
  const host = await new Host({ php }).start();
  await host.post({ ...message, message: 'Primero\n\n\x1b[31mcon "comillas"' });
  await host.post({ ...message, title: '', message: 'Segundo' });
  expect(host.messages().map(({ message }) => message)).toEqual(['Primero\n\n [31mcon "comillas"', 'Segundo']);
  expect(host.run('list')).toMatch(
    /^\S+ {2}Ana Núñez <ana@correo.com>\nUn sitio nuevo\n\nPrimero\n\n \[31mcon "comillas"\n\n\S+ {2}Ana Núñez <ana@correo.com>\n\nSegundo\n\n$/,
  );
  expect(() => host.run('delete')).toThrow('Usage: php contact.php list|export');
});

phpTest('the mail is right in any client, and without a title under its visitor’s name', async () => {
  const host = await new Host().start();
  const title = 'Un título muy largo, con acentos, ñ y 🚀: '.repeat(7).trim();
  const text = '¿Cuándo?\n.\nFrom aquí\n\n€ 🚀';
  await host.post({ ...message, title, message: text });
  const [mail] = host.mails();
  expect(mail?.headers).toEqual({
    To: owner.email,
    Subject: expect.any(String),
    From: 'contacto@example.com',
    'Reply-To': 'ana@correo.com',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': 'base64',
  });
  for (const line of mail?.head.split('\r\n') ?? []) expect(line).toMatch(/^[ -~]{1,76}$/);
  expect(decodeHeader(mail?.headers.Subject)).toBe(`Contacto: ${title}`);
  const written = text.replaceAll('\n', '\r\n');
  expect(mail?.text).toBe(`De: Ana Núñez <ana@correo.com>\r\nTítulo: ${title}\r\n\r\n${written}\r\n`);
  await host.post({ ...message, title: '' });
  const subjects = host.mails().map(({ headers }) => decodeHeader(headers.Subject));
  expect(subjects.toSorted()).toEqual(['Contacto: Ana Núñez', `Contacto: ${title}`]);
});

phpTest('no field can add a header, a recipient or a part to the mail', async () => {
  const host = await new Host().start();
  const evil = [
    '\r\nBcc: eva@correo.com',
    '\nBcc: eva@correo.com\n\nHola',
    '\r\n\r\n--x\r\n',
    '%0aBcc: eva@correo.com',
  ];
  for (const text of evil) {
    const fields = ['name', 'lastname', 'title', 'message'].map((field) => [field, `Ana${text}`]);
    expect([text, succeeded(await host.post({ ...message, ...Object.fromEntries(fields) }))]).toEqual([text, true]);
  }
  expect(host.mails()).toHaveLength(4);
  for (const { headers, head } of host.mails()) {
    expect(Object.keys(headers)).toHaveLength(7);
    expect(head).not.toMatch(/eva|^Bcc/im);
  }
});

phpTest('the sender’s host is that of the site’s address, whatever host a request names', async () => {
  const host = await new Host().start();
  await host.post({ ...message, message: '1' }, { headers: { Host: 'banco.example' } });
  await host.post({ ...message, message: '2' }, { headers: { Host: 'a b"<c>' } });
  expect(host.mails().map(({ headers }) => headers.From)).toEqual(['contacto@example.com', 'contacto@example.com']);
});

phpTest('recipient, sender and folder can be set by the host', async () => {
  const host = new Host({ env: { CONTACT_TO: 'yo@correo.com', CONTACT_FROM: 'web@correo.com' } });
  const folder = path.join(host.folder, 'otra', 'carpeta');
  await host.start({ CONTACT_STORE: folder });
  await host.post(message);
  expect(host.mails().map(({ headers }) => [headers.To, headers.From])).toEqual([['yo@correo.com', 'web@correo.com']]);
  expect(JSON.parse(host.run('export', { CONTACT_STORE: folder }))).toMatchObject(message);
  expect(existsSync(host.store)).toBe(false);
});

phpTest('a folder in the web root is refused, by a relative path or a symbolic link too', async () => {
  for (const folder of ['web/es/mensajes', 'web', 'web/../web/mensajes', 'nada/../web/mensajes', 'enlace/mensajes']) {
    const host = new Host({ site: 'web/es' });
    symlinkSync(path.join(host.folder, 'web'), path.join(host.folder, 'enlace'));
    await host.start({ CONTACT_STORE: `${host.folder}/${folder}` });
    expect(succeeded(await host.post(message))).toBe(true);
    expect(host.mails()).toHaveLength(1);
    expect(host.log).toMatch(/contact\.php: The message was not stored: .*(lies in the web root|not there)/);
    expect(filesIn(path.join(host.folder, 'web'))).toEqual(['es', 'es/contact.php']);
  }
});

phpTest.each([
  ['is a link', '/enlace', '/contact.php', 'contact-messages'],
  ['is not known', '', '/contact.php', 'sitios/contact-messages'],
  ['is another’s, as for a user’s own folder', '/otro', '/~ana/contact.php', 'sitios/contact-messages'],
  ['holds more than the site', '/sitios', '/web/contact.php', 'contact-messages'],
])('messages lie beside the web root also when it %s', async (_, documentRoot, address, folder) => {
  const host = new Host({ webRoot: 'sitios/web' });
  mkdirSync(path.join(host.folder, 'otro'));
  symlinkSync(path.join(host.folder, 'sitios/web'), path.join(host.folder, 'enlace'));
  const server = { DOCUMENT_ROOT: documentRoot && host.folder + documentRoot, SCRIPT_NAME: address };
  // PHP's own server says less of the web root than others do.
  const lines = Object.entries(server).map(([name, value]) => `$_SERVER['${name}'] = '${value}';`);
  host.prepend(lines.join(''));
  await host.start();
  expect(succeeded(await host.post(message))).toBe(true);
  expect(existsSync(path.join(host.folder, folder, 'lock'))).toBe(true);
  expect(filesIn(path.join(host.folder, 'sitios/web'))).toEqual(['contact.php']);
  expect(JSON.parse(host.run('export'))).toMatchObject(message);
});

storeTest('a message that cannot be stored for want of a right is mailed, and nothing is said of it', async (php) => {
  const host = new Host({ php, asNobody: true });
  mkdirSync(host.store, { mode: 0o555 });
  await host.start();
  const reply = await host.post(message);
  expect([reply.status, JSON.parse(reply.text).success]).toEqual([200, true]);
  expect(host.mails()).toHaveLength(1);
  expect(host.log).toContain('contact.php: The message was not stored');
  expect(filesIn(host.folder).filter((name) => !name.startsWith('mails/'))).toEqual([
    'contact-messages',
    'mails',
    'sendmail',
    'web',
    'web/contact.php',
  ]);
});

storeTest('a message for which the disk has no room is mailed, and half of it is not left', async (php) => {
  const host = new Host({ php });
  await host.start();
  await host.post(message);
  const long = { ...message, message: 'x'.repeat(19_000) };
  // No file may grow beyond 16 kB: the message is written in part, as on a disk that is full.
  await host.stop();
  await host.start({}, "trap '' XFSZ; ulimit -S -f 32");
  expect(succeeded(await host.post(long))).toBe(true);
  expect(host.log).toContain('contact.php: The message was not stored');
  expect(host.mails().map(({ text }) => text.length > 19_000)).toContain(true);
  await host.stop();
  await host.start();
  expect(filesIn(host.store)).not.toContain('unfinished');
  expect(host.messages()).toEqual([expect.objectContaining(message)]);
  expect(succeeded(await host.post(long))).toBe(true);
  expect(host.messages().map(({ message }) => message?.length)).toEqual([message.message.length, 19_000]);
});

storeTest('a message that cannot be mailed is stored, and its visitor sees the success', async (php) => {
  const host = await new Host({ php, sendmail: '/bin/false' }).start();
  expect(succeeded(await host.post(message))).toBe(true);
  expect(host.messages()).toHaveLength(1);
  expect(host.log).toContain('contact.php: The message was not mailed');
});

storeTest('a message that can be neither stored nor mailed is not accepted, and may be sent again', async (php) => {
  const host = new Host({ php, sendmail: '/nonexistent/sendmail' });
  writeFileSync(host.store, 'No folder');
  await host.start();
  for (const time of [1, 2]) {
    const { status, text } = await host.post(message);
    expect([time, status, JSON.parse(text)]).toEqual([
      time,
      503,
      { success: false, message: 'El mensaje no se pudo entregar. Inténtalo de nuevo más tarde.' },
    ]);
  }
  const page = await host.post(message, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(page.text).toContain(`readonly>\n${message.message}</textarea>`);
  expect(page.text).not.toMatch(/warning|notice|stack|\.php/i);
});

phpTest('an error that ends PHP itself is answered as a failure, and nothing of it is shown', async () => {
  const host = new Host({ php: ['-d', 'memory_limit=64M'] });
  host.prepend(`
    class Greedy { public $context; public function stream_open() { str_repeat('x', 1 << 30); } }
    stream_wrapper_unregister('php');
    stream_wrapper_register('php', 'Greedy');`);
  await host.start();
  for (const [accept, start] of [
    ['application/json', /^{"success":false,/],
    ['text/html', /^<!doctype html>/],
  ] as const) {
    const headers = { Accept: accept, 'Transfer-Encoding': 'chunked' };
    const { status, text } = await host.post(message, { headers });
    expect([status, text]).toEqual([503, expect.stringMatching(start)]);
    expect(text).not.toMatch(/fatal|memory|\.php/i);
  }
  expect(host.log).toContain('Allowed memory size');
});

storeTest('an address may send ten messages in ten minutes; others are not held up by it', async (php) => {
  const host = await new Host({ php }).start();
  for (let number = 1; number <= 10; number++) {
    expect(succeeded(await host.post({ ...message, message: `${number}` }))).toBe(true);
    expect((await host.post({ ...message, name: '' })).status).toBe(422);
  }
  const { status, headers, text } = await host.post({ ...message, message: '11' });
  expect([status, JSON.parse(text)]).toEqual([
    429,
    { success: false, message: 'Has enviado muchos mensajes. Inténtalo de nuevo en 10 minutos.' },
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(500);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  expect(host.messages()).toHaveLength(10);
  expect(host.mails()).toHaveLength(10);

  if (process.platform === 'linux') {
    expect((await host.post({ ...message, message: '12' }, { from: '127.0.1.2' })).status).toBe(200);
  }
  host.age(300);
  expect(Number((await host.post({ ...message, message: '13' })).headers['retry-after'])).toBeLessThanOrEqual(300);
  host.age(300);
  expect(succeeded(await host.post({ ...message, message: '14' }))).toBe(true);
});

phpTest('a visitor cannot claim another address', async () => {
  const host = await new Host().start();
  for (let number = 1; number <= 11; number++) {
    const headers = {
      'X-Forwarded-For': `10.0.0.${number}`,
      'Client-IP': `10.0.0.${number}`,
      Forwarded: `for=10.0.0.${number}`,
    };
    const { status } = await host.post({ ...message, message: `${number}` }, { headers });
    expect([number, status]).toEqual([number, number <= 10 ? 200 : 429]);
  }
});

phpTest('an IPv6 visitor is counted by network, an IPv4 one by address in whatever form', async () => {
  const host = new Host();
  host.prepend("$_SERVER['REMOTE_ADDR'] = $_SERVER['HTTP_X_ADDRESS'];");
  await host.start();
  for (let number = 1; number <= 10; number++) {
    await host.post({ ...message, message: `${number}` }, { headers: { 'X-Address': `2001:db8:0:1::${number}` } });
  }
  for (const [address, status] of [
    ['2001:db8:0:1:ffff::', 429],
    ['2001:db8:0:2::1', 200],
    ['fe80::1%eth0', 200],
    ['::ffff:10.0.0.1', 200],
    ['10.0.0.2', 200],
  ] as const) {
    const reply = await host.post({ ...message, message: address }, { headers: { 'X-Address': address } });
    expect([address, reply.status]).toEqual([address, status]);
  }
  expect(host.messages()).toHaveLength(14);
  const { arrivals } = JSON.parse(readFileSync(path.join(host.store, 'arrivals.json'), 'utf8'));
  expect(Object.values<number[]>(arrivals).map(({ length }) => length)).toEqual([10, 1, 1, 1, 1]);
});

storeTest('a visitor’s hash is forgotten after ten minutes, and its salt with it', async (php) => {
  const host = await new Host({ php }).start();
  const counts = () => JSON.parse(readFileSync(path.join(host.store, 'arrivals.json'), 'utf8'));
  await host.post(message);
  const before = counts();
  host.age(601);
  await host.post({ ...message, message: 'Otro' });
  const after = counts();
  expect(Object.keys(after.arrivals)).toHaveLength(1);
  expect(Object.keys(after.arrivals)).not.toEqual(Object.keys(before.arrivals));
  expect(after.salt).not.toBe(before.salt);
});

storeTest('the same message is accepted once an hour, also by a visitor who may send no more', async (php) => {
  const host = await new Host({ php }).start();
  const again = { ...message, name: ` ${message.name}\t`, message: `${message.message}\r\n` };
  for (let number = 1; number <= 12; number++)
    expect(succeeded(await host.post(number % 2 ? message : again))).toBe(true);
  expect([host.messages().length, host.mails().length]).toEqual([1, 1]);

  for (let number = 1; number <= 9; number++) await host.post({ ...message, message: `${number}` });
  expect((await host.post({ ...message, message: '10' })).status).toBe(429);
  expect(succeeded(await host.post(message))).toBe(true);

  host.age(3500);
  await host.post(message);
  expect(host.messages()).toHaveLength(10);
  host.age(101);
  await host.post(message);
  expect([host.messages().length, host.mails().length]).toEqual([11, 11]);
});

storeTest('messages are deleted after a year', async (php) => {
  const host = await new Host({ php }).start();
  await host.post(message);
  host.age(364 * 86_400);
  await host.post({ ...message, message: 'Reciente' });
  expect(host.messages()).toHaveLength(2);
  host.age(2 * 86_400);
  await host.post({ ...message, message: 'Nuevo' });
  expect(host.messages().map(({ message }) => message)).toEqual(['Reciente', 'Nuevo']);
});

storeTest('of fifty messages at once, each that is accepted is stored and mailed exactly once', async (php) => {
  const host = await new Host({ php }).start();
  const texts = Array.from({ length: 50 }, (_, number) => `Mensaje ${number}`);
  const replies = await Promise.all(
    texts.map((text, number) => host.post({ ...message, message: text }, { from: visitor(number % 6) })),
  );
  // And one of them over and over.
  const again = await Promise.all(Array.from({ length: 20 }, () => host.post({ ...message, message: texts[0] ?? '' })));
  expect(again.every(succeeded)).toBe(true);
  const accepted = texts.filter((_, number) => succeeded(replies[number] as Reply)).sort();
  expect(accepted.length).toBe(process.platform === 'linux' ? 50 : 10);
  expect(
    host
      .messages()
      .map(({ message }) => message)
      .sort(),
  ).toEqual(accepted);
  expect(
    host
      .mails()
      .map(({ text }) => text.match(/Mensaje \d+/)?.[0])
      .sort(),
  ).toEqual(accepted);
});
