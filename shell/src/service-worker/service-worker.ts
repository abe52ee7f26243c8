/**
 * Lets pages that were visited open again without a network (docs/decisions/0053). Documents, answers and the release
 * manifest always come from the network as long as there is one; only files under addresses that never change don't.
 */
import { offlineMarks, RELEASES_ORIGIN_PARAMETER } from '@site/shared/contracts';
import { keepForNobody } from '../offline/kept-for.ts';
import { copyOf, keepCopy } from './copies.ts';
import { fileFor } from './files.ts';
import { kindOf } from './kind-of.ts';
import type { AskEvent, WorkerScope } from './scope.ts';
import { keptManifestId, renew, standIn } from './site-document.ts';
import { isElsewhere, noteDocument } from './site-view.ts';

/** By its own address: what it answers is decided at once, before anything could be read. */
const releasesOrigin =
  new URLSearchParams(location.search).get(RELEASES_ORIGIN_PARAMETER) ?? location.origin;

const scope = self as unknown as WorkerScope;

/**
 * The network's answer. For a page the browser has asked already, while the worker started: asking again could use up
 * what works once, such as the way back from a sign-in service.
 */
const network = async ({ preloadResponse, request }: AskEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function documentFor(event: AskEvent): Promise<Response> {
  try {
    const answer = await network(event);
    event.waitUntil(follow(answer));
    return answer;
  } catch (error) {
    const kept = !(await isElsewhere()) && (await standIn(await theme()));
    if (kept) return kept;
    throw error;
  }
}

/** A document names the release manifest that is live. */
async function follow(document: Response): Promise<void> {
  await noteDocument(document);
  const live = document.headers.get(offlineMarks.document);
  if (live && live !== (await keptManifestId())) await renew();
}

const theme = async () => (await scope.cookieStore?.get('theme'))?.value;

async function answerFor({ request }: AskEvent, later: AskEvent['waitUntil']): Promise<Response> {
  if (await isElsewhere()) return fetch(request);
  try {
    const answer = await fetch(request);
    later(keepCopy(request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await copyOf(request.url);
    if (kept) return kept;
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
  const ask = () => network(event);
  const file = async () => ((await isElsewhere()) ? ask() : fileFor(request, ask, later));
  switch (kindOf(request, location.origin, releasesOrigin)) {
    case 'document':
      return event.respondWith(documentFor(event));
    case 'file':
      return event.respondWith(file());
    case 'answer':
      return event.respondWith(answerFor(event, later));
    case 'release-manifest':
      // The page asks what is live. It gets its answer from the network; what is kept follows.
      return later(renew());
    case 'sign-out':
      return later(keepForNobody());
    case 'passage':
      return event.respondWith(ask());
  }
});

/** A page tells which files it has loaded before it was seen here. */
scope.addEventListener('message', (event) => {
  const { loaded } = event.data as { loaded: readonly string[] };
  event.waitUntil(isElsewhere().then((elsewhere) => (elsewhere ? undefined : renew(loaded))));
});
