import { cpSync } from 'node:fs';
import path from 'node:path';
import { Host, phpTest, stopHosts } from '../support/contactHost';
import { message } from '../support/contactMessage';
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
