import { render } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { PageHead } from '../../src/navigation/PageHead';
import type { Metadata } from '../../src/site/metadata/metadata';

const meta: Metadata = {
  title: 'Título',
  description: 'Descripción',
  keywords: ['uno', 'dos'],
  canonical: 'https://example.com/#/',
  robots: 'index, follow',
  type: 'website',
  siteName: 'Sitio',
  language: 'es',
  locale: 'es_PA',
  region: 'PA',
  image: { url: 'https://example.com/share.png', alt: 'Imagen' },
  structuredData: { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person', name: 'Nombre' }] },
  alternates: [],
  otherLocales: [],
};

test('content cannot end the structured data early, and arrives as it was written', () => {
  const name = '</script><script>alert(1)</script><!-- & "comillas"';
  const structuredData: Metadata['structuredData'] = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name }],
  };
  render(
    <HelmetProvider>
      <PageHead metadata={() => ({ ...meta, structuredData })} />
    </HelmetProvider>,
  );
  const scripts = [...document.querySelectorAll('script')].map((script) => script.textContent);
  expect(scripts).toEqual([expect.not.stringContaining('<')]);
  expect(JSON.parse(scripts[0] ?? '')).toEqual(structuredData);
});

test('content stays text in the title and the other tags', () => {
  const text = '</title><b>"comillas" & más';
  render(
    <HelmetProvider>
      <PageHead metadata={() => ({ ...meta, title: text, description: text })} />
    </HelmetProvider>,
  );
  expect(document.title).toBe(text);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', text);
  expect(document.querySelector('b')).toBeNull();
});
