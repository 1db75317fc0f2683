import { requireFonts } from '../../src/tools/browser/fonts';
import requirePhp from './php';
import { SITE } from './sites';
import { startHost } from './startHost';

/** Serves the site `reference`, which the tests find in the environment. */
export default async function globalSetup() {
  requirePhp();
  requireFonts();
  const host = await startHost(SITE);
  process.env.SITE_ORIGIN = new URL(host.url).origin;
  return host.stop;
}
