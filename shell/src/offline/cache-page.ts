import { RELEASES_ORIGIN_PARAMETER, SERVICE_WORKER } from '@site/shared/contracts';
import { boot } from '@site/shared/platform';
import { answersOfDocument } from './may-keep.ts';

/**
 * Starts the service worker, and gives it what this page has loaded before: the files, and the answers that came with
 * the document, which are asked for again if they are for this reader.
 */
export async function keepPage({ withAnswers }: { withAnswers: boolean }): Promise<void> {
  await navigator.serviceWorker.register(`/${SERVICE_WORKER}${search()}`);
  const { active } = await navigator.serviceWorker.ready;
  await controlled();
  active?.postMessage({ loaded: loadedFiles() });
  if (withAnswers) await Promise.all((answersOfDocument() ?? []).map(ask));
}

/** Tells it where files of releases come from, if that isn't the site. */
function search(): string {
  const { releasesOrigin } = boot().config;
  return releasesOrigin
    ? `?${new URLSearchParams({ [RELEASES_ORIGIN_PARAMETER]: releasesOrigin })}`
    : '';
}

/** Resolves once what this page asks for goes through the service worker. */
const controlled = () =>
  new Promise<void>((resolve) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** Paths of the files of releases that are in the page, those in the document itself among them. */
function loadedFiles(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const held = [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(
    ({ dataset }) => dataset.href ?? '',
  );
  return [...fetched, ...held]
    .map((address) => new URL(address, location.href).pathname)
    .filter((path) => path.startsWith('/releases/'));
}

/** The service worker keeps the answer. Only if it sees it: an API elsewhere is none of its business. */
const ask = (address: string): Promise<unknown> =>
  boot().config.apiBaseUrl === '/' ? fetch(address, { cache: 'no-cache' }) : Promise.resolve();
