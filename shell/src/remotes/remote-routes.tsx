import type { RemoteRelease } from '@site/shared/contracts';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { NotFound } from '../pages/not-found.tsx';
import { addedRoutes, addRoutes } from './added-routes.ts';
import { loadRemote } from './load-remote.ts';
import { remoteOf, remotes } from './registry.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';

/**
 * The router knows only mount paths. The splat below each keeps a deep link inside the layout while
 * the remote loads, and shows the fallback of that area alone where it cannot be loaded.
 */
export const remoteRoutes = (): RouteObject[] => Object.entries(remotes()).map(remoteRoute);

const remoteRoute = ([name, { mountPaths }]: [string, RemoteRelease]): RouteObject => ({
  id: name,
  ErrorBoundary: RemoteFallback,
  HydrateFallback: RemoteSkeleton,
  children: [
    ...addedRoutes(name),
    ...mountPaths.map((mountPath) => ({
      path: `${mountPath}/*`,
      loader: () => failIfNotLoaded(name),
      Component: NotFound,
    })),
  ],
});

/** Reached only where the remote's own routes do not match: it failed, or the address is unknown to it. */
async function failIfNotLoaded(name: string) {
  const result = await loadRemote(name);
  if (result.status === 'failed') throw result.failure;
  return null;
}

/** Called by the router at the first visit below a mount path: adds the remote's routes, loaders included. */
export const patchRemoteRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const name = remoteOf(path);
  if (!name) return;
  const result = await loadRemote(name);
  if (result.status === 'loaded') addRoutes(name, result.routes, patch);
};
