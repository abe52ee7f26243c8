import { RELEASES_ORIGIN_PARAMETER, SERVICE_WORKER } from '@site/shared/contracts/composition';
import { boot } from '@site/shared/platform';
import { requestAgain } from './request-again.ts';
import { requestsOfDocument } from './supports-offline.ts';

/**
 * Starts the service worker, and has it cache what this page loaded before: the files, and the responses that came with
 * the document, which are requested again if they are for this reader.
 */
export async function cachePage({ withResponses }: { withResponses: boolean }): Promise<void> {
  await navigator.serviceWorker.register(`/${SERVICE_WORKER}${search()}`);
  const { active } = await navigator.serviceWorker.ready;
  await controlled();
  active?.postMessage({ loaded: loadedFiles() });
  if (withResponses) await Promise.all((requestsOfDocument() ?? []).map(request));
}

/** Says where files of releases come from, if that isn't the site. */
function search(): string {
  const { releasesOrigin } = boot().config;
  return releasesOrigin
    ? `?${new URLSearchParams({ [RELEASES_ORIGIN_PARAMETER]: releasesOrigin })}`
    : '';
}

/** Resolves once the requests of this page go through the service worker. */
const controlled = () =>
  new Promise<void>((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** Paths of the release files that the page has loaded, including those inlined in the document. */
function loadedFiles(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const held = [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
    ({ dataset }) => dataset.href ?? '',
  );
  return [...fetched, ...held]
    .map((address) => new URL(address, location.href).pathname)
    .filter((path) => path.startsWith('/releases/'));
}

/** The service worker caches the response; it sees none of an API elsewhere. */
const request = (address: string): Promise<void> =>
  boot().config.apiBaseUrl === '/' ? requestAgain(address) : Promise.resolve();
