import { OFFLINE_BLOCK } from '@site/shared/contracts/composition';

/** The addresses of the responses that the document was made from; null if the server forbids caching it. */
export function requestsOfDocument(): string[] | null {
  const block = document.getElementById(OFFLINE_BLOCK)?.textContent;
  return block ? JSON.parse(block) : null;
}

/** Not if the site has switched it off, in previews and candidates, or if the browser lacks the APIs. */
export const supportsOffline = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && requestsOfDocument() !== null;
