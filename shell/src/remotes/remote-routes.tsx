import type { RemoteRelease } from '@site/shared/contracts/composition';
import { Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { NotFound } from '../pages/not-found.tsx';
import { liveManifest, loader } from './loader.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import { useStylesOf } from './use-styles-of.ts';

/**
 * The router knows only mount paths. The splat below each renders a deep link inside the layout while
 * the remote loads, and shows the fallback in that area alone if it cannot be loaded.
 */
export const remoteRoutes = (): RouteObject[] =>
  Object.entries(liveManifest.current().remotes).map(remoteRoute);

const remoteRoute = ([name, { mountPaths }]: [string, RemoteRelease]): RouteObject => ({
  id: name,
  element: <RemoteArea name={name} />,
  errorElement: <RemoteFallback name={name} />,
  HydrateFallback: RemoteSkeleton,
  children: [
    ...loader.routesForNewRouter(name),
    ...mountPaths.map((mountPath) => ({
      path: `${mountPath}/*`,
      loader: () => failIfNotLoaded(name),
      Component: NotFound,
    })),
  ],
});

/** All pages of a remote. */
function RemoteArea({ name }: { name: string }) {
  useStylesOf(name);
  return <Outlet />;
}

/** Reached only if none of the remote's own routes match: it failed, or it doesn't know the address. */
async function failIfNotLoaded(name: string) {
  const result = await loader.load(name);
  if (result.status === 'failed') throw result.failure;
  return null;
}

/** Called by the router at the first visit below a mount path: adds the remote's routes, loaders included. */
export const patchRemoteRoutes: PatchRoutesOnNavigationFunction = async ({
  path,
  patch,
  signal,
}) => {
  const name = liveManifest.ownerOf(path);
  if (!name) return;
  const { status } = await loader.load(name);
  if (status === 'loaded') loader.giveRoutes(name, signal, (routes) => patch(name, routes));
};
