import { text } from 'node:stream/consumers';

// This program replaces sendmail. PHP pipes a mail to the program, which decodes and prints the subject and the text.
const mail = (await text(process.stdin)).replaceAll('\r\n', '\n');
const [head = '', body = ''] = mail.split(/\n\n(.*)/s);
const headers = head
  .replaceAll(/\n[ \t]/g, '')
  .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word) => Buffer.from(word, 'base64').toString());
console.log(`\nMail:\n${headers}\n\n${Buffer.from(body, 'base64')}`);
