import type { RouteObject } from 'react-router-dom';
import { isFailedCall } from './failed-call.ts';
import { reasonFor } from './replaced.ts';
import { RemoteFailure } from './stages.ts';

/** A module that has been rendered, as the loader of remotes hands it over. */
interface Rendered {
  name: string;
  exposed: string;
  /** What the loader holds of the remote. */
  loading: {
    modules: Map<string, Promise<unknown>>;
    routes: RouteObject[] | null;
    routed: RouteObject[] | null;
  };
  /** Loads the module again, knowing this. @throws RemoteFailure */
  load(failed: RemoteFailure): Promise<unknown>;
}

/** @see the loader's `heal` */
export async function healRendered(
  { name, exposed, loading, load }: Rendered,
  thrown: unknown,
): Promise<true | RemoteFailure | null> {
  if (isFailedCall(thrown)) return null;
  const isRoutes = exposed === './routes';
  // Others are there already, which somebody who left the page didn't wait for.
  if (isRoutes && loading.routed && loading.routes !== loading.routed) return true;
  const failed = new RemoteFailure(name, 'render', thrown);
  failed.former = reasonFor(isRoutes ? loading.routes : await loading.modules.get(exposed));
  try {
    const module = await load(failed);
    if (isRoutes) loading.routes = (module as { routes: RouteObject[] }).routes;
    else loading.modules.set(exposed, Promise.resolve(module));
    return true;
  } catch (failure) {
    return failure as RemoteFailure;
  }
}
