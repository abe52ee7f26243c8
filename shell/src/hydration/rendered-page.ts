import type { DocumentState, RemoteRelease, ShownUser } from '@site/shared/contracts/composition';
import { queryClient, sessionStore } from '@site/shared/platform';
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';
import { liveManifest, loader } from '../remotes/loader.ts';
import { siteRoutes } from '../site-routes.tsx';

export interface RenderedPage {
  routes: RouteObject[];
  hydrationData: HydrationState;
}

/**
 * Takes up the page in the document. Null if that can't be: then the browser renders it from the beginning.
 * @param responses those of the API that the document holds, by address
 */
export const takeUpRenderedPage = (
  state: DocumentState,
  responses: Readonly<Record<string, unknown>> = {},
): Promise<RenderedPage | null> => bringParts(state, responses).catch(() => null);

/**
 * Brings all that the page in the document was rendered with, so that the first rendering here gives the
 * same. Null if the page is another person's, its remote doesn't load, or a part of it runs another version here.
 * @throws if another part doesn't load
 */
async function bringParts(
  { user, queries, fetched = [], loaderData, panels }: DocumentState,
  responses: Readonly<Record<string, unknown>>,
): Promise<RenderedPage | null> {
  nameStylesheets();
  if (!isSame(user, sessionStore.getState().user)) return null;
  if (!fetched.every(([, address]) => Object.hasOwn(responses, address))) return null;
  // Fresh from now on: the clocks of server and browser differ.
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  for (const [key, address] of fetched) queryClient.setQueryData(key, responses[address]);
  const owner = liveManifest.ownerOf(location.pathname);
  const [remote] = await Promise.all([
    owner && loader.load(owner),
    ...panels.map(([name, module]) => loader.module(name, module)),
  ]);
  if (remote && remote.status !== 'loaded') return null;
  if (Object.entries(liveManifest.current().remotes).some(isReplaced)) {
    // The same request may have a response of another shape there.
    queryClient.clear();
    return null;
  }
  const routes = siteRoutes();
  await loadPages(routes);
  return { routes, hydrationData: { loaderData } };
}

/** Whether this page has taken another version of a remote than the document was rendered with. */
const isReplaced = ([name, { version }]: [string, RemoteRelease]) =>
  (loader.recordOf(name).version ?? version) !== version;

/** Names and pictures change, and plans are made elsewhere; what is shown is what the server knows. */
const isSame = (one: ShownUser | null, other: ShownUser | null) =>
  one?.id === other?.id &&
  one?.name === other?.name &&
  one?.avatarUrl === other?.avatarUrl &&
  Boolean(one?.hasPlan) === Boolean(other?.hasPlan);

/** A page that is a chunk of its own must be there before the router begins. */
async function loadPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** When the shell or webpack loads a stylesheet, it looks for it under this name, and finds the document's. */
function nameStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    link.dataset.href ??= link.href;
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    dataset.href = new URL(dataset.href ?? '', location.href).href;
}
