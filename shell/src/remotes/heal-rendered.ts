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
    record: { version: string | null };
    modules: Map<string, Promise<unknown>>;
    routes: RouteObject[] | null;
  };
  /** Loads the module again, knowing this. @throws RemoteFailure */
  load(failed: RemoteFailure): Promise<unknown>;
  report(failure: RemoteFailure, version: string | null): void;
}

type Outcome = true | RemoteFailure | null;

const running = new Map<string, Promise<Outcome>>();

/** Callers at the same time share what comes of it. @see the loader's `heal` */
export function healRendered(rendered: Rendered, thrown: unknown): Promise<Outcome> {
  const key = `${rendered.name} ${rendered.exposed}`;
  const outcome = running.get(key) ?? replace(rendered, thrown);
  running.set(key, outcome);
  return outcome.finally(() => running.delete(key));
}

async function replace({ name, exposed, loading, load, report }: Rendered, thrown: unknown) {
  if (isFailedCall(thrown)) return null;
  const isRoutes = exposed === './routes';
  const failed = new RemoteFailure(name, 'render', thrown);
  failed.former = reasonFor(isRoutes ? loading.routes : await loading.modules.get(exposed));
  try {
    const module = await load(failed);
    if (isRoutes) loading.routes = (module as { routes: RouteObject[] }).routes;
    else loading.modules.set(exposed, Promise.resolve(module));
    return true;
  } catch (failure) {
    // Unless it replaced another, which has been reported.
    if (failure === failed) report(failed, loading.record.version);
    return failure as RemoteFailure;
  }
}
