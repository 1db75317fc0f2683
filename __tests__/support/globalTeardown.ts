export default async function globalTeardown() {
  await (globalThis as { stopSite?: () => Promise<void> }).stopSite?.();
}
