/**
 * Requests something again, so that the service worker caches it. The response is read, since one that isn't stays open,
 * and the worker with it, until the page is left.
 */
export async function requestAgain(address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  await response.arrayBuffer();
}
