export default async function globalTeardown() {
  await /** @type {any} */ (globalThis).stopSite?.();
}
