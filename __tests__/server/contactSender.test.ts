import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Host, stopHosts } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { phpTest } from '../support/phpTest';
import { SITE } from '../support/sites';

afterEach(stopHosts);

/** Sends a message, and returns the arguments of each call of the host's mail program, which exits with 64 for those it refuses. */
async function callsOf(host: Host, { from = '', refused = '' } = {}) {
  const program = [
    '#!/bin/sh',
    `echo "$#$*" >> "${host.folder}/calls"`,
    `case "$*" in ${refused || 'nothing'}) exit 64;; esac`,
    `exec cat > "$(mktemp "${host.folder}/mails/XXXXXXXX")"`,
  ];
  writeFileSync(path.join(host.folder, 'sendmail'), program.join('\n'));
  await host.start({ CONTACT_FROM: from });
  expect((await host.post(message)).status).toBe(200);
  return readFileSync(path.join(host.folder, 'calls'), 'utf8').trimEnd().split('\n');
}

/** A host of the site at another domain. */
function hostAt(domain: string) {
  const host = new Host();
  const program = readFileSync(`${SITE}/contact.php`, 'utf8');
  const own = program.replace("SITE_HOST = 'example.com'", () => `SITE_HOST = '${domain}'`);
  writeFileSync(path.join(host.folder, 'web/contact.php'), own);
  return host;
}

phpTest('the envelope names the sender of the mail', async () => {
  expect(await callsOf(new Host())).toEqual(['1-fcontacto@example.com']);
  expect(await callsOf(new Host(), { from: 'web@mi-correo.com' })).toEqual(['1-fweb@mi-correo.com']);
  expect(await callsOf(hostAt('xn--and-6ma2c.example'))).toEqual(['1-fcontacto@xn--and-6ma2c.example']);
});

phpTest('a sender that could be more than an address is in the From header alone', async () => {
  for (const domain of ['a_b.example', '[::1]', '-x.example', 'a.example -X/tmp/log', 'a.example;id']) {
    const host = hostAt(domain);
    expect([domain, await callsOf(host)]).toEqual([domain, ['0']]);
    expect(host.mails().map(({ headers }) => headers.From)).toEqual([`contacto@${domain}`]);
  }
  for (const from of ['Ana <ana@correo.com>', '-ana@correo.com', 'ana@b@correo.com', '$(id)@correo.com', 'ana']) {
    const host = new Host();
    expect([from, await callsOf(host, { from })]).toEqual([from, ['0']]);
    expect(host.mails().map(({ headers }) => headers.From)).toEqual([from]);
  }
});

phpTest('where the host’s mail program refuses the sender, the mail is sent without it, and once', async () => {
  const host = new Host();
  expect(await callsOf(host, { refused: '-f*' })).toEqual(['1-fcontacto@example.com', '0']);
  expect(host.mails()).toHaveLength(1);
});

phpTest('where the host’s own mail() refuses the sender, the mail is sent without it', async () => {
  const host = new Host({ php: ['-d', 'disable_functions=mail'] });
  host.prepend(`function mail() {
    if (func_num_args() > 4) throw new ValueError('The fifth parameter is disabled');
    return file_put_contents('${host.folder}/mailed', func_get_arg(0)) > 0;
  }`);
  await host.start();
  expect((await host.post(message)).status).toBe(200);
  expect(existsSync(path.join(host.folder, 'mailed'))).toBe(true);
  expect(host.log).toContain('contact.php: The envelope sender was refused');
  expect(host.log).not.toContain('The message was not mailed');
});
