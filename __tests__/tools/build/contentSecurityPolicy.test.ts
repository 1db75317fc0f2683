import { readFileSync } from 'node:fs';
import { SITE, siteOf } from '../../support/sites';

// A page in the app has the policy of the document that it is opened in.
const VIDEOS = ["media-src 'self'"];

test.each([
  ['index.html', "'none'", VIDEOS],
  ['404.html', "'none'", []],
  ['projects/4/index.html', "'self'", VIDEOS],
])('%s has a policy before all else, which allows what the build made and no other host', (file, base, videos) => {
  const html = readFileSync(`${SITE}/${file}`, 'utf8');
  const [before = '', policy = ''] = html.split(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/);
  expect(before).not.toMatch(/<(script|style|link)/);
  // The inline scripts and styles, which the browser would not run with another hash.
  expect(policy.replaceAll(/ 'sha256-[\w+/=]{44}'/g, '').split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    ...videos,
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    `base-uri ${base}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('a site without videos allows none', () => {
  expect(readFileSync(`${siteOf('shortest')}/index.html`, 'utf8')).not.toContain('media-src');
});
