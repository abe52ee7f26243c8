/**
 * Lets pages that were visited open again without a network (docs/decisions/0053). Documents, responses and the release
 * manifest always come from the network as long as there is one; only files under addresses that never change don't.
 */
import { offlineMarks, RELEASES_ORIGIN_PARAMETER } from '@site/shared/contracts/composition';
import { clearCacheOwner } from '../offline/cache-owner.ts';
import { copyOf, saveCopy } from './copies.ts';
import { fileFor } from './files.ts';
import { kindOf } from './kind-of.ts';
import { cachedManifestId, renew, standIn } from './site-document.ts';
import { isElsewhere, noteDocument } from './site-view.ts';

/** From the worker's own address: a fetch event must be handled at once, before anything could be read. */
const releasesOrigin =
  new URLSearchParams(location.search).get(RELEASES_ORIGIN_PARAMETER) ?? location.origin;

const scope = self as unknown as WorkerScope;

/**
 * The network's response. The browser has requested a page already, while the worker started: a second request could use
 * up what works once, such as the way back from a sign-in service.
 */
const network = async ({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function documentFor(event: WorkerFetchEvent): Promise<Response> {
  try {
    const response = await network(event);
    event.waitUntil(follow(response));
    return response;
  } catch (error) {
    const cached = !(await isElsewhere()) && (await standIn(await theme()));
    if (cached) return cached;
    throw error;
  }
}

/** A document names the release manifest that is live. */
async function follow(document: Response): Promise<void> {
  await noteDocument(document);
  const live = document.headers.get(offlineMarks.document);
  if (live && live !== (await cachedManifestId())) await renew();
}

const theme = async () => (await scope.cookieStore?.get('theme'))?.value;

async function responseFor(
  { request }: WorkerFetchEvent,
  later: WorkerFetchEvent['waitUntil'],
): Promise<Response> {
  if (await isElsewhere()) return fetch(request);
  try {
    const response = await fetch(request);
    later(saveCopy(request.url, response.clone()));
    return response;
  } catch (error) {
    const cached = await copyOf(request.url);
    if (cached) return cached;
    throw error;
  }
}

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const begin = async () => {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(begin());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
  const load = () => network(event);
  const file = async () => ((await isElsewhere()) ? load() : fileFor(request, load, later));
  switch (kindOf(request, location.origin, releasesOrigin)) {
    case 'document':
      return event.respondWith(documentFor(event));
    case 'file':
      return event.respondWith(file());
    case 'api-call':
      return event.respondWith(responseFor(event, later));
    case 'release-manifest':
      // The page's own request goes to the network; the cache follows.
      return later(renew());
    case 'sign-out':
      return later(clearCacheOwner());
    case 'passage':
      return event.respondWith(load());
  }
});

/** A page reports which files it loaded before the worker could see it. */
scope.addEventListener('message', (event) => {
  const { loaded } = event.data as { loaded: readonly string[] };
  event.waitUntil(isElsewhere().then((elsewhere) => (elsewhere ? undefined : renew(loaded))));
});

/** The part of a service worker's global scope that we use: one project can't have the types of pages and of workers. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser requested while the worker started; undefined if it didn't. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  readonly cookieStore?: { get(name: string): Promise<{ value: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}
