import type { RenderedState } from '@site/shared/contracts';
import { queryClient, sessionStore } from '@site/shared/platform';
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';
import { liveManifest, loader } from './remotes/loader.ts';
import { siteRoutes } from './site-routes.tsx';

export interface RenderedPage {
  routes: RouteObject[];
  hydrationData: HydrationState;
}

/**
 * Brings all that the page in the document was rendered with, so that the first rendering here gives the
 * same. Null if that can't be: the page is somebody else's, or a part of it doesn't load.
 */
export async function takeUpRenderedPage({
  user,
  queries,
  loaderData,
  panels,
}: RenderedState): Promise<RenderedPage | null> {
  nameStylesheets();
  if (!isSame(user, sessionStore.getState().user)) return null;
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt });
  const owner = liveManifest.ownerOf(location.pathname);
  const [remote] = await Promise.all([
    owner && loader.load(owner),
    ...panels.map(([name, module]) => loader.module(name, module)),
  ]);
  if (remote && remote.status !== 'loaded') return null;
  const routes = siteRoutes();
  await loadPages(routes);
  return { routes, hydrationData: { loaderData } };
}

/** Names and pictures change; what is shown is what the server knows. */
const isSame = (one: RenderedState['user'], other: RenderedState['user']) =>
  one?.id === other?.id && one?.name === other?.name && one?.avatarUrl === other?.avatarUrl;

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

/** Whoever loads a stylesheet, the shell or webpack, looks for it under this name, and finds the document's. */
function nameStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    link.dataset.href ??= link.href;
}
