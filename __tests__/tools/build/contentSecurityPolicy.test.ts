import { readFileSync } from 'node:fs';
import { withContentSecurityPolicy } from '../../../src/tools/build/pages/contentSecurityPolicy';
import { htmlOf } from '../../../src/tools/build/pages/html';
import { content, contentWith, siteWith } from '../../support/reference';
import { SITE, siteDist } from '../../support/sites';

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
  expect(readFileSync(`${siteDist('shortest')}/index.html`, 'utf8')).not.toContain('media-src');
});

test('the policy allows the hosts that the owner names, and the pages have the elements that the owner adds', () => {
  const site = siteWith(
    contentWith('owner.owner', {
      ...content.owner.owner,
      hosts: { scripts: ['https://cdn.test'], connections: ['https://count.test'], frames: ['https://cal.test'] },
      head: {
        metas: [{ name: 'verification', content: '"1"' }],
        scripts: [{ src: 'https://counter.test/count.js', 'data-site': 'ana' }],
      },
    }),
  );
  const page = { path: '/', title: '', head: '', main: '', before: '', after: '', styles: '' };
  const html = htmlOf(page, site, { scripts: { address: '', home: '', others: '' }, stylesheet: '' });
  expect(html).toContain('<meta name="verification" content="&quot;1&quot;">');
  expect(html).toContain('<script defer src="https://counter.test/count.js" data-site="ana"></script>');
  const policy = withContentSecurityPolicy(html, site.otherPages.contactForm, false, site.files.owner.hosts);
  expect(policy).toMatch(/;script-src 'self' https:\/\/cdn.test https:\/\/counter.test /);
  expect(policy).toContain(";connect-src 'self' https://count.test;");
  expect(policy).toContain(";frame-src 'self' https://cal.test");
  // Scripts from elsewhere would end at the first element that they write.
  expect(policy).not.toContain('trusted-types');
});
