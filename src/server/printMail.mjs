import { text } from 'node:stream/consumers';

// Stands in for sendmail: PHP gives it a mail whose subject and text are encoded, and it prints what they say.
const mail = (await text(process.stdin)).replaceAll('\r\n', '\n');
const [head = '', body = ''] = mail.split(/\n\n(.*)/s);
const headers = head
  .replaceAll(/\n[ \t]/g, '')
  .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, 'base64').toString());
console.log(`\nMail:\n${headers}\n\n${Buffer.from(body, 'base64')}`);
