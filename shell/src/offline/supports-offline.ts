import { OFFLINE_BLOCK } from '@site/shared/contracts';

/** The addresses of the answers that the document was made from; null if the server wants nothing of it kept. */
export function answersOfDocument(): string[] | null {
  const block = document.getElementById(OFFLINE_BLOCK)?.textContent;
  return block ? JSON.parse(block) : null;
}

/** Not if the site has switched it off, in previews and candidates, or if the browser lacks what it takes. */
export const mayKeep = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && answersOfDocument() !== null;
