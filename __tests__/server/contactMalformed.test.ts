import { Host, stopHosts, storeTest } from '../support/contactHost';
import { message } from '../support/contactMessage';

afterEach(stopHosts);

/** Random numbers below a limit, the same in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function multipart(boundary: string, parts: [head: string, content: Buffer][]) {
  return Buffer.concat([
    ...parts.flatMap(([head, content]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** A body that is hardly a form, with headers that hardly fit it. */
function malformed(random: ReturnType<typeof seeded>) {
  const pick = <Item>(...items: [Item, ...Item[]]) => items[random(items.length)] ?? items[0];
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random(256)));
  const content = () =>
    pick(
      () => Buffer.alloc(0),
      () => bytes(random(300)),
      () => Buffer.from('ñ\u0000\r\nBcc: eva@correo.com'),
      () => Buffer.from(pick('ana@correo.com', 'Ana', ' ', '\u200b', '\ud83d\ude80', "'; DROP TABLE messages; --")),
      () => Buffer.alloc(random(30_000), pick(' ', 'x', '\n', '\xff', '%', '(')),
    )();
  const name = () =>
    pick(
      ...(Object.keys(message) as [string]),
      'name[]',
      'email[a][b]',
      'message[',
      '',
      '_FILES',
      '0',
      'a'.repeat(500),
    );
  const field = (): [string, Buffer] => [
    `name="${name()}"${pick('', '', '', '; filename="x.txt"', '; filename=""', '"', '\r\nContent-Type: text/plain; charset=utf-16')}`,
    content(),
  ];
  const fields = Array.from({ length: pick(0, 1, 3, 5, 5, 8, 60) }, field);
  const encode = ([head, value]: [string, Buffer]) =>
    `${head.slice(6)}=${pick(encodeURIComponent, escape)(value.toString('latin1'))}`;
  const nearlyRight = Object.entries(message).map(([name, value]): [string, Buffer] => [
    `name="${name}"`,
    random(5) === 0 ? content() : Buffer.from(value),
  ]);
  const whole = pick(
    () => multipart('x', fields),
    () => multipart('x', nearlyRight),
    () => Buffer.from(fields.map(encode).join(pick('&', '&&', ';'))),
    () => Buffer.from(Array.from({ length: 1200 }, (_, number) => `a${number}=1`).join('&')),
    () => bytes(random(2000)),
  )();
  const body = Buffer.from(whole.subarray(0, pick(whole.length, whole.length, random(whole.length + 1))));
  for (let flips = pick(0, 0, 1, 20); flips > 0 && body.length > 0; flips--) body[random(body.length)] = random(256);
  const type = pick(
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="x',
    'multipart/form-data; boundary=',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-16',
    'text/plain',
    ';',
  );
  const headers = {
    'Content-Type': type,
    Accept: pick('application/json', 'application/json', 'text/html', '', 'APPLICATION/JSON;q=0'),
    ...pick<object>({}, {}, {}, { Origin: '\xff//' }, { 'Sec-Fetch-Site': 'ñ' }, { Host: '[::1' }, { Host: 'a:b:c' }),
    ...pick<object>({}, {}, { 'Transfer-Encoding': 'chunked' }),
  };
  return { body, headers, method: pick('POST', 'POST', 'POST', 'POST', 'POST', 'POST', 'PUT') };
}

storeTest('five hundred malformed requests get an answer each, and never an error or a warning', async (php) => {
  const host = await new Host({ php }).start();
  // Other ones with each way of storing.
  const random = seeded(20_260_101 + php.length);
  const statuses = new Map<number, number>();
  for (let number = 1; number <= 500; number++) {
    if (number % 10 === 0) host.forgetVisitors();
    const { body, ...options } = malformed(random);
    const { status, headers, text } = await host.post(body, options);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([number, [200, 403, 405, 413, 415, 422].includes(status), status]).toEqual([number, true, status]);
    expect([number, headers['cache-control']]).toEqual([number, 'no-store']);
    if (headers['content-type'] === 'application/json') expect(JSON.parse(text).success).toBe(status === 200);
    else expect([number, text]).toEqual([number, expect.stringMatching(/^<!doctype html>[\s\S]*<\/html>\n$/)]);
    expect([number, text]).toEqual([number, expect.not.stringMatching(/warning|notice|deprecated|fatal|stack trace/i)]);
  }
  // What PHP itself says of a malformed body is in the log, where it belongs; of `contact.php` there is nothing.
  expect(host.log).not.toMatch(/contact\.php(:| on line| in )/);
  expect([...statuses.keys()].sort()).toEqual([200, 403, 405, 413, 415, 422]);
});
