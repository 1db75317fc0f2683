import { existsSync } from 'node:fs';
import { load } from 'cheerio';
import { owner } from '../sites/reference/content/owner';
import { testHost } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { siteDist } from '../support/sites';
import { testWith } from '../support/testWith';

const phpTest = testWith('php');

const host = testHost();

phpTest('the mail has ASCII headers and a UTF-8 text, and its sender belongs to the site’s host', async () => {
  const title = 'Un título muy largo, con acentos, ñ y 🚀: '.repeat(7).trim();
  const text = '¿Cuándo?\n.\nFrom aquí\n\n€ 🚀';
  await host.post({ ...message, title, message: text }, { Host: 'banco.example' });
  const [mail] = host.mails();
  expect(mail?.headers).toEqual({
    To: owner.email,
    Subject: `Contacto: ${title}`,
    From: 'contacto@example.com',
    'Reply-To': 'ana@correo.com',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': 'base64',
  });
  for (const line of mail?.head.split('\r\n') ?? []) expect(line).toMatch(/^[ -~]{1,76}$/);
  expect(mail?.sendmailArguments).toBe('-fcontacto@example.com');
  const lines = ['De: Ana Núñez <ana@correo.com>', `Título: ${title}`, '', ...text.split('\n'), ''];
  expect(mail?.text).toBe(lines.join('\r\n'));
});

phpTest('without a title the subject of the mail has the name of the visitor', async () => {
  await host.post({ ...message, title: '' });
  const [mail] = host.mails();
  expect(mail?.headers.Subject).toBe('Contacto: Ana Núñez');
  expect(mail?.text).toBe('De: Ana Núñez <ana@correo.com>\r\n\r\n¿Cuándo podemos hablar?\r\n');
});

const INJECTED = ['\r\nBcc: eva@correo.com\r\n\r\nHola', '\nBcc: eva@correo.com', '\r\n\r\n--x\r\n'];

phpTest.each(INJECTED)('a field with %j adds no header, recipient or part to the mail', async (added) => {
  const text = `Ana${added}`;
  await host.post({ name: text, lastname: text, title: text, email: message.email, message: text });
  const [mail] = host.mails();
  expect(Object.keys(mail?.headers)).toHaveLength(7);
  expect(mail?.head).not.toMatch(/eva|^Bcc|^--x/im);
});

phpTest('variables of the environment set the recipient, the sender and the folder', async () => {
  const store = `${host.home}/otra/carpeta`;
  const settings = ['CONTACT_TO=yo@correo.com', 'CONTACT_FROM=web@mi-correo.com', `CONTACT_STORE=${store}`];
  host.prepend(settings.map((setting) => `putenv('${setting}');`).join(''));
  await host.post(message);
  const sent = host.mails().map(({ sendmailArguments, headers }) => [headers.To, headers.From, sendmailArguments]);
  expect(sent).toEqual([['yo@correo.com', 'web@mi-correo.com', '-fweb@mi-correo.com']]);
  expect(JSON.parse(host.run('export', { CONTACT_STORE: store }))).toMatchObject(message);
  expect(existsSync(host.store)).toBe(false);
});

describe('if PHP cannot read the environment', () => {
  const host = testHost(['-d', 'disable_functions=microtime,getenv']);

  phpTest('the settings of the web server apply', async () => {
    const store = `${host.home}/otra`;
    host.prepend(`$_SERVER = ['CONTACT_STORE' => '${store}', 'CONTACT_TO' => 'yo@correo.com'] + $_SERVER;`);
    expect((await host.post(message)).status).toBe(200);
    expect(host.mails().map(({ headers }) => headers.To)).toEqual(['yo@correo.com']);
    expect(JSON.parse(host.run('export', { CONTACT_STORE: store }))).toMatchObject(message);
  });
});

phpTest('a sender that is more than an address is not passed to the mail program', async () => {
  host.prepend(`putenv('CONTACT_FROM=Ana <ana@correo.com> -X/tmp/log');`);
  await host.post(message);
  expect(host.mails()).toMatchObject([{ sendmailArguments: '', headers: { From: 'Ana <ana@correo.com> -X/tmp/log' } }]);
});

phpTest('if the mail program refuses the sender, the mail is sent once without this option', async () => {
  host.mailWith('case "$*" in -f*) exit 64;; esac');
  await host.post(message);
  expect(host.mails()).toMatchObject([{ sendmailArguments: '', headers: { From: 'contacto@example.com' } }]);
});

phpTest('the contact.php of an edition uses its language, and all editions share one store and one limit', async () => {
  const url = host.publish('en', `${siteDist('editions')}/en`);
  const wrong = { name: '', title: 'a'.repeat(301), email: 'ana@', message: 'Hola' };
  const page = load((await host.post(wrong, { Accept: 'text/html' }, { url })).text);
  expect([page('html').attr('lang'), page('textarea').attr('aria-label')]).toEqual(['en', 'Your message']);
  expect(page('h1, li').text()).toMatch(
    /^Please check .*Enter your first name\.Enter your last .*no more than 300 char/,
  );
  const sent = await host.post(message, {}, { url });
  const [mail] = host.mails();
  expect(JSON.parse(sent.text).message).toBe('✅ Message sent successfully');
  expect([mail?.headers.Subject, mail?.headers.From]).toEqual(['Contact: Un sitio nuevo', 'contact@example.com']);
  expect(mail?.text).toMatch(/^From: Ana Núñez <ana@correo.com>\r\nSubject: Un sitio nuevo\r\n/);
  for (let number = 2; number <= 10; number++) await host.post({ ...message, message: `${number}` });
  const { text } = await host.post({ ...message, message: '11' }, {}, { url });
  expect(JSON.parse(text).message).toBe('You have sent too many messages. Please try again in 10 minutes.');
  expect(host.messages()).toHaveLength(10);
});
