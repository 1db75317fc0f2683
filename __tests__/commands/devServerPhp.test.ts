import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { owner } from '../sites/reference/content/owner';
import { formOf, skipsPhp } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { type DevServer, startDevServer } from '../support/devServer';
import { phpTest } from '../support/phpTest';
import { preload } from '../support/preload';

let dev: DevServer;

beforeAll(async () => {
  const NODE_OPTIONS = preload('__tests__/support/refusePort.js').join(' ');
  if (!skipsPhp) dev = await startDevServer({ NODE_OPTIONS, REFUSED_WITH: 'EACCES' });
});

afterAll(() => dev?.stop());

phpTest('where there is PHP, the contact form is answered by the very file that hosts run', async () => {
  await dev.waitFor(() => dev.output().match(/The contact form is answered by contact\.php with PHP 8\./) ?? undefined);

  const headers = { Accept: 'application/json', Origin: dev.url };
  const send = (fields: Record<string, string>, origin = dev.url) =>
    fetch(`${dev.url}/contact.php`, { method: 'POST', body: formOf(fields), headers: { ...headers, Origin: origin } });
  const reply = await send(message);
  expect([reply.status, (await reply.json()).success]).toEqual([200, true]);
  expect((await send({ ...message, email: 'ana@' })).status).toBe(422);
  expect((await send(message, 'https://otro.example')).status).toBe(403);
  expect((await fetch(`${dev.url}/contact.php`)).status).toBe(405);

  const mail = `Mail:\nTo: ${owner.email}\nSubject: Contacto: Un sitio nuevo\n`;
  await dev.waitFor(() => dev.output().includes(mail) || undefined);
  expect(dev.output()).toContain('¿Cuándo podemos hablar?');
  const stored = execFileSync('php', [path.join(dev.folder, '.cache/site/contact.php'), 'export'], {
    encoding: 'utf8',
  });
  expect(JSON.parse(stored)).toMatchObject(message);
  expect(existsSync(path.join(dev.folder, 'messages.jsonl'))).toBe(false);
});

phpTest('where the system reserves the usual port, the server says so and takes the next', () => {
  expect(dev.output()).toContain(' (port 8080 is reserved by the system)\n');
});

phpTest('PHP ends with the server', async () => {
  const isRunning = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(`-t ${dev.folder}`);
  expect(isRunning()).toBe(true);
  await dev.stop();
  await dev.waitFor(() => !isRunning() || undefined);
});
