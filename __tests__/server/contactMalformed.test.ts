import { Host, stopHosts, storeTest } from '../support/contactHost';
import { message } from '../support/contactMessage';
import { randomNumbers } from '../support/randomNumbers';

afterEach(stopHosts);

const NAMES = [...Object.keys(message), 'name[]', 'email[a][b]', 'message[', '', '_FILES', '0', 'a'.repeat(500)];
const CONTENTS = ['', 'ñ\0\r\nBcc: eva@correo.com', ' ', '\u200b', '🚀', "'; DROP TABLE messages; --"];
const SUFFIXES = [
  '',
  '',
  '',
  '; filename="x.txt"',
  '; filename=""',
  '"',
  '\r\nContent-Type: text/plain; charset=utf-16',
];
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const TYPES = [MULTIPART, MULTIPART, FORM, FORM, `${FORM}; charset=utf-16`, `${MULTIPART}"`, 'text/plain', ';'];

/** A body that is hardly a form, with headers that hardly fit it. */
function malformed(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
  const content = () => {
    const long = Buffer.alloc(below(30_000), pick([' ', 'x', '\n', '\xff', '%', '(']));
    return pick([Buffer.from(pick(CONTENTS)), bytes(below(300)), long]);
  };
  const fields = pick<[name: string, content: Buffer][]>([
    Object.entries(message).map(([name, value]) => [name, below(5) === 0 ? content() : Buffer.from(value)]),
    Array.from({ length: pick([0, 1, 5, 60]) }, () => [pick(NAMES), content()]),
    Array.from({ length: 1200 }, (_, number) => [`a${number}`, Buffer.from('1')]),
  ]);
  const parts = fields.flatMap(([name, value]) => [
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${pick(SUFFIXES)}\r\n\r\n`),
    value,
    Buffer.from('\r\n'),
  ]);
  const pairs = fields.map(([name, value]) => `${name}=${escape(value.toString('latin1'))}`);
  const whole = pick([
    Buffer.concat([...parts, Buffer.from('--x--\r\n')]),
    Buffer.from(pairs.join(pick(['&', '&&', ';']))),
    bytes(below(2000)),
  ]);
  const body = Buffer.from(whole.subarray(0, pick([whole.length, whole.length, below(whole.length + 1)])));
  for (let flips = pick([0, 0, 1, 20]); flips > 0 && body.length > 0; flips--) body[below(body.length)] = below(256);
  const headers = {
    'Content-Type': pick(TYPES),
    Accept: pick(['application/json', 'text/html', '', 'APPLICATION/JSON;q=0']),
    ...pick<object>([{}, {}, {}, { Origin: '\xff//' }, { 'Sec-Fetch-Site': 'ñ' }, { Host: '[::1' }, { Host: 'a:b:c' }]),
    ...pick<object>([{}, {}, { 'Transfer-Encoding': 'chunked' }]),
  };
  return { body, headers, method: below(7) === 0 ? 'PUT' : 'POST' };
}

storeTest('five hundred malformed requests get an answer each, and never an error or a warning', async (php) => {
  const host = await new Host({ php }).start();
  // Other ones with each way of storing.
  const random = randomNumbers(20_260_101 + php.length);
  const statuses = new Set<number>();
  for (let number = 1; number <= 500; number++) {
    if (number % 10 === 0) host.forgetVisitors();
    const { body, ...options } = malformed(random);
    const { status, headers, text } = await host.post(body, options);
    statuses.add(status);
    expect([number, headers['cache-control']]).toEqual([number, 'no-store']);
    if (headers['content-type'] === 'application/json') expect(JSON.parse(text).success).toBe(status === 200);
    else expect([number, text]).toEqual([number, expect.stringMatching(/^<!doctype html>[\s\S]*<\/html>\n$/)]);
    expect([number, text]).toEqual([number, expect.not.stringMatching(/warning|notice|deprecated|fatal|stack trace/i)]);
  }
  // What PHP itself says of a malformed body is in the log, where it belongs; of `contact.php` there is nothing.
  expect(host.log).not.toMatch(/contact\.php(:| on line| in )/);
  expect([...statuses].sort()).toEqual([200, 403, 405, 413, 415, 422]);
});
