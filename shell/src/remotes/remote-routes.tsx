import { isOwn, type RemoteRelease } from '@site/shared/contracts/composition';
import { Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { NotFound } from '../pages/not-found.tsx';
import { liveManifest, loader } from './loader.ts';
import { Redirect } from './redirect.tsx';
import { RemoteFallback } from './remote-fallback.tsx';
import { RemoteSkeleton } from './remote-skeleton.tsx';
import type { RemoteFailure } from './stages.ts';
import { useStylesOf } from './use-styles-of.ts';
import { useWatchdog } from './use-watchdog.ts';

/**
 * The router knows only mount paths. The splat below each renders a deep link inside the layout while
 * the remote loads, and shows the fallback in that area alone if it cannot be loaded.
 */
export const remoteRoutes = (): RouteObject[] =>
  Object.entries(liveManifest.current().remotes).map(remoteRoute);

const remoteRoute = ([name, remote]: [string, RemoteRelease]): RouteObject => ({
  id: name,
  element: <RemoteArea key={name} name={name} />,
  errorElement: <RemoteFallback name={name} />,
  HydrateFallback: RemoteSkeleton,
  children: [
    ...loader.routesForNewRouter(name),
    ...Object.entries(remote.redirects ?? {})
      .filter(([path]) => isOwn(remote, path))
      .map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
    ...remote.mountPaths.map((mountPath) => ({
      path: `${mountPath}/*`,
      loader: () => failIfNotLoaded(name),
      Component: NotFound,
    })),
  ],
});

/** All pages of a remote. */
function RemoteArea({ name }: { name: string }) {
  useStylesOf(name, loader.recordOf(name).version);
  useWatchdog(name);
  return <Outlet />;
}

/** Reached if none of the remote's own routes match: it doesn't know the address. */
async function failIfNotLoaded(name: string) {
  const result = await loader.load(name);
  if (result.status === 'failed') throw result.failure;
  return null;
}

/** Failures that a visit has ended with: the next visit tries again. */
const ended = new WeakSet<RemoteFailure>();

/**
 * Called by the router at each visit below a mount path that no route of the remote's knows yet: adds the remote's routes,
 * loaders included.
 * @throws RemoteFailure, which the router shows in the remote's area
 */
export const patchRemoteRoutes: PatchRoutesOnNavigationFunction = async ({
  path,
  patch,
  signal,
}) => {
  const name = liveManifest.ownerOf(path);
  if (!name) return;
  const { failure } = loader.recordOf(name);
  const isTriedAgain = failure !== null && ended.has(failure);
  const result = await (isTriedAgain ? loader.retry(name) : loader.load(name));
  if (result.status === 'loaded') {
    loader.giveRoutes(name, signal, (routes) => patch(name, routes));
    return;
  }
  ended.add(result.failure);
  // What is thrown would be shown, even to a person who has gone elsewhere.
  if (!signal.aborted) throw result.failure;
};
