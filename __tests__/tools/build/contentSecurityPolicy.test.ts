import { readFileSync } from 'node:fs';
import { withContentSecurityPolicy } from '../../../src/tools/build/pages/contentSecurityPolicy';
import { htmlOf } from '../../../src/tools/build/pages/html';
import { content, contentWith, siteWith } from '../../support/reference';
import { SITE, siteDist } from '../../support/sites';

test.each(['index.html', '404.html', 'projects/4/index.html'])('the policy of %s allows no other host', (file) => {
  const html = readFileSync(`${SITE}/${file}`, 'utf8');
  const [before = '', policy = ''] = html.split(/<meta http-equiv="Content-Security-Policy" content="(.*?)">/);
  // A policy does not apply to the elements before it.
  expect(before).not.toMatch(/<(script|style|link)/);
  expect(policy).toMatch(/^default-src 'none';script-src 'self'/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('the policy of a site without videos allows no videos', () => {
  expect(readFileSync(`${siteDist('shortest')}/index.html`, 'utf8')).not.toContain('media-src');
});

test('the policy allows the hosts that the owner lists, and pages have the elements that the owner adds to the head', () => {
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
  // Trusted Types would forbid the scripts of other hosts to write elements into the page.
  expect(policy).not.toContain('trusted-types');
});
