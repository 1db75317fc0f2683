import { cpSync } from 'node:fs';
import path from 'node:path';
import { Host, type Reply, stopHosts } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { phpTest } from '../support/phpTest';
import { foreignIn, PSEUDO_SITE, textsOf } from '../support/pseudoSite';
import { siteOf } from '../support/sites';

afterEach(stopHosts);

phpTest('the files of two editions answer in their languages, with one store and one limit for both', async () => {
  const site = siteOf('editions');
  const host = new Host({ webRoot: 'web', site: 'web/en', program: `${site}/en/contact.php` });
  cpSync(`${site}/contact.php`, path.join(host.folder, 'web', 'contact.php'));
  await host.start();
  const english = host.url;
  const spanish = english.replace('/en/', '/');
  const answers: string[] = [];
  for (let number = 1; number <= 11; number++) {
    host.url = number % 2 ? english : spanish;
    const { text } = await host.post({ ...message, message: `${number}` });
    answers.push(JSON.parse(text).message);
  }
  expect(answers.slice(0, 2)).toEqual(['✅ Message sent successfully', '✅ Mensaje enviado con éxito']);
  expect(answers[10]).toBe('You have sent too many messages. Please try again in 10 minutes.');
  expect(host.messages()).toHaveLength(10);
});

phpTest('every answer and the mail are in the language of the content', async () => {
  const program = `${PSEUDO_SITE}/contact.php`;
  const answerTo = async (sent: Promise<Reply>) => {
    const { status, headers, text } = await sent;
    const texts = headers['content-type']?.includes('json')
      ? [JSON.parse(text).message, ...Object.values<string>(JSON.parse(text).errors ?? {})]
      : textsOf(text);
    expect([status, ...foreignIn(`answer ${status}`, texts)]).toEqual([status]);
    return status;
  };
  const host = await new Host({ program }).start();
  const html = { Accept: 'text/html' };
  const statuses = [
    await answerTo(host.post(message)),
    await answerTo(host.post(message, { headers: { Origin: 'https://elsewhere.test' } })),
    await answerTo(host.post('', { method: 'GET', headers: html })),
    await answerTo(host.post({ ...message, message: '1'.repeat(70_000) }, { headers: html })),
    await answerTo(host.post('text', { headers: { 'Content-Type': 'text/plain' } })),
    await answerTo(host.post({ ...message, name: '', title: '1'.repeat(301) }, { headers: html })),
    await answerTo(host.post(`name=%ff`, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })),
  ];
  expect(statuses).toEqual([200, 403, 405, 413, 415, 422, 422]);
  let status = 200;
  for (let count = 0; status === 200; count++) status = await answerTo(host.post({ ...message, title: `${count}` }));
  expect(status).toBe(429);
  const [mail] = host.mails();
  expect(foreignIn('mail', [mail?.text])).toEqual([]);

  const broken = await new Host({ program, sendmail: '/bin/false', env: { CONTACT_STORE: '/dev/null/none' } }).start();
  expect(await answerTo(broken.post(message))).toBe(503);
});
