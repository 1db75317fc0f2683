import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testHost } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { testWith } from '../support/testWith';
import { hasSqlite } from '../support/tools';

const phpTest = testWith('php');

/** The kinds of stores. With `-n`, PHP loads no extensions, such as SQLite. */
const stores = [
  { store: 'SQLite', php: [] },
  { store: 'plain files', php: ['-n'] },
].filter(({ store, php }) => hasSqlite(...php) === (store === 'SQLite'));

/** All files below a folder. */
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

describe.each(stores)('with $store', ({ store, php }) => {
  const host = testHost(php);
  const send = async (text: string, headers = {}) => (await host.post({ ...message, message: text }, headers)).status;
  const stored = () => host.messages().map(({ message }) => message);
  const mailed = () => host.mails().map(({ text }) => text.match(/\r\n\r\n(.*)\r\n$/)?.[1]);

  phpTest(
    'a message is stored beside the web root, without the visitor’s IP address, and only the owner can read it',
    async () => {
      const url = host.publish('es/portafolio');
      const { status } = await host.post(message, { 'X-Visitor': '203.0.113.7' }, { url });
      expect(status).toBe(200);
      expect(host.messages()).toEqual([
        { receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/), ...message },
      ]);
      expect(host.mails()).toHaveLength(1);
      expect(filesIn(host.web)).toEqual(['contact.php', 'es', 'es/portafolio', 'es/portafolio/contact.php']);
      const files = filesIn(host.store);
      expect(files.includes('messages.sqlite')).toBe(store === 'SQLite');
      for (const name of files) {
        expect(modeOf(`${host.store}/${name}`)).toBe('600');
        expect(readFileSync(`${host.store}/${name}`, 'latin1')).not.toContain('203.0.113');
      }
      expect(modeOf(host.store)).toBe('700');
      expect(readFileSync(`${host.store}/.htaccess`, 'utf8')).toBe('Require all denied\n');
    },
  );

  phpTest('the owner’s command lists the messages, or exports each message as a line of JSON', async () => {
    await send('Primero\n\n\x1b[31mcon "comillas"');
    await host.post({ ...message, title: '', message: 'Segundo' });
    expect(stored()).toEqual(['Primero\n\n [31mcon "comillas"', 'Segundo']);
    expect(host.run('list')).toMatch(
      /^\S+ {2}Ana Núñez <ana@correo.com>\nUn sitio nuevo\n\nPrimero\n\n \[31mcon "comillas"\n\n\S+ {2}Ana Núñez <ana@correo.com>\n\nSegundo\n\n$/,
    );
    expect(() => host.run('delete')).toThrow('Usage: php contact.php list|export');
  });

  phpTest('a message that does not fit on the disk is mailed, and leaves no incomplete file', async () => {
    expect(await send('Primero')).toBe(200);
    symlinkSync('/dev/full', `${host.store}/unfinished`);
    expect(await send('Segundo')).toBe(200);
    expect(host.log()).toContain('contact.php: The message was not stored');
    expect(filesIn(host.store)).not.toContain('unfinished');
    expect([stored(), mailed().sort()]).toEqual([['Primero'], ['Primero', 'Segundo']]);
    expect(await send('Segundo')).toBe(200);
    expect(stored()).toEqual(['Primero', 'Segundo']);
  });

  phpTest('a message that cannot be mailed is stored and accepted', async () => {
    host.mailWith('exit 1');
    expect(await send('Hola')).toBe(200);
    expect(stored()).toEqual(['Hola']);
    expect(host.log()).toContain('contact.php: The message was not mailed');
  });

  phpTest(
    'a visitor can send ten messages in ten minutes, blocks no other visitor, and is forgotten later',
    async () => {
      const visitors = () => Object.keys(JSON.parse(readFileSync(`${host.store}/arrivals.json`, 'utf8')).arrivals);
      for (let number = 1; number <= 10; number++) {
        expect(await send(`${number}`)).toBe(200);
        expect((await host.post({ ...message, name: '' })).status).toBe(422);
      }
      const { status, headers, text } = await host.post(message, { 'X-Later': 300 });
      const told = 'Has enviado muchos mensajes. Inténtalo de nuevo en 5 minutos.';
      expect([status, JSON.parse(text)]).toEqual([429, { success: false, message: told }]);
      expect(Math.abs(Number(headers['retry-after']) - 250)).toBeLessThanOrEqual(50);
      expect(await send('11', { 'X-Forwarded-For': '10.0.0.1', 'Client-IP': '10.0.0.1' })).toBe(429);
      expect([host.messages().length, host.mails().length]).toEqual([10, 10]);
      expect(await send('12', { 'X-Visitor': '10.0.0.2' })).toBe(200);
      const before = visitors();
      expect(await send('13', { 'X-Later': 700 })).toBe(200);
      expect([before.length, visitors().length, before.includes(`${visitors()}`)]).toEqual([2, 1, false]);
    },
  );

  phpTest('the same message is stored once an hour, and accepted again even after ten messages', async () => {
    await host.post({ ...message, name: ` ${message.name}\t`, message: 'Hola\r\n' });
    for (let number = 1; number <= 9; number++) await send(`${number}`);
    expect([await send('10'), await send('Hola')]).toEqual([429, 200]);
    await send('Hola', { 'X-Later': 3500 });
    expect([stored().length, mailed().length]).toEqual([10, 10]);
    await send('Hola', { 'X-Later': 3601 });
    expect([stored().length, mailed().length]).toEqual([11, 11]);
  });

  phpTest('messages are deleted after a year', async () => {
    for (const [text, days] of Object.entries({ Primero: 0, Segundo: 364, Tercero: 366 }))
      await send(text, { 'X-Later': days * 86_400 });
    expect(stored()).toEqual(['Segundo', 'Tercero']);
  });

  phpTest('fifty messages at once, one of them repeated, are each stored and mailed exactly once', async () => {
    const texts = Array.from({ length: 50 }, (_, number) => `Mensaje ${number}`);
    const sent = [...texts, ...Array(20).fill('Mensaje 0')];
    const statuses = await Promise.all(sent.map((text, number) => send(text, { 'X-Visitor': `10.0.0.${number % 6}` })));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(stored().sort()).toEqual(texts.sort());
    expect(mailed().sort()).toEqual(texts);
  });
});

describe('in any store', () => {
  const host = testHost();

  phpTest(
    'a message that can be neither stored nor mailed is refused, and the visitor gets the text back',
    async () => {
      writeFileSync(host.store, 'No folder');
      host.mailWith('exit 1');
      const first = await host.post(message);
      const says = 'El mensaje no se pudo entregar. Inténtalo de nuevo más tarde.';
      expect([first.status, JSON.parse(first.text)]).toEqual([503, { success: false, message: says }]);
      const { status, text } = await host.post(message, { Accept: 'text/html' });
      expect([status, text]).toEqual([503, expect.stringContaining(`readonly>\n${message.message}</textarea>`)]);
      expect(text).not.toMatch(/warning|notice|stack|\.php/i);
    },
  );

  const INSIDE = ['web/es/mensajes', 'web', 'nada/../web/mensajes', 'enlace/mensajes', 'web\\\\mensajes'];

  phpTest.each(INSIDE)('a message is mailed, not stored, if the folder %s is in the web root', async (folder) => {
    symlinkSync(host.web, `${host.folder}/enlace`);
    host.prepend(`putenv('CONTACT_STORE=${host.folder}/${folder}');`);
    expect((await host.post(message)).status).toBe(200);
    expect(host.mails()).toHaveLength(1);
    expect(host.log()).toMatch(/contact\.php: The message was not stored: .*(lies in the web root|not there)/);
    expect(filesIn(host.web)).toEqual(['contact.php']);
  });

  // PHP's own server sets fewer variables than web servers do.
  phpTest.each([
    ['is a link', 'enlace', '/contact.php', 'contact-messages'],
    ['is another folder, as with addresses such as /~ana/', 'otro', '/~ana/contact.php', 'sitios/contact-messages'],
    ['is a parent of the site', 'sitios', '/web/contact.php', 'contact-messages'],
  ])('messages are stored beside the web root if it %s', async (_, root, address, folder) => {
    mkdirSync(`${host.home}/otro`);
    symlinkSync(host.web, `${host.home}/enlace`);
    host.prepend(`$_SERVER = ['DOCUMENT_ROOT' => '${host.home}/${root}', 'SCRIPT_NAME' => '${address}'] + $_SERVER;`);
    await host.post(message);
    expect(existsSync(path.join(host.home, folder, 'lock'))).toBe(true);
    expect(JSON.parse(host.run('export'))).toMatchObject(message);
  });

  phpTest('IPv6 visitors are counted by network, IPv4 visitors by address', async () => {
    const visitors = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::', '2001:db8:0:2::1', '::ffff:10.0.0.1', '10.0.0.1'];
    for (const address of visitors) await host.post({ ...message, message: address }, { 'X-Visitor': address });
    const { arrivals } = JSON.parse(readFileSync(`${host.store}/arrivals.json`, 'utf8'));
    expect(Object.values<number[]>(arrivals).map(({ length }) => length)).toEqual([2, 1, 2]);
  });
});
