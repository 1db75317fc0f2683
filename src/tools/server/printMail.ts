import { text } from 'node:stream/consumers';

// Replaces sendmail: decodes the subject and text of the mail that PHP pipes to it, and prints them.
const mail = (await text(process.stdin)).replaceAll('\r\n', '\n');
const [head = '', body = ''] = mail.split(/\n\n(.*)/s);
const headers = head
  .replaceAll(/\n[ \t]/g, '')
  .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, 'base64').toString());
console.log(`\nMail:\n${headers}\n\n${Buffer.from(body, 'base64')}`);
