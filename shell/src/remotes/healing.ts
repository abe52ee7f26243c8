/**
 * Replaces a version of a remote that fails in this browser with the previous one, there and then. Nobody loads
 * this until one has.
 */
import type { RemoteDescription, RemoteRelease } from '@site/shared/contracts/composition';
import { isRouteErrorResponse, type RouteObject } from 'react-router-dom';
import { endQuarantine, quarantineFailure, startQuarantine } from './quarantine.ts';
import { noteReplacement, reasonFor } from './replaced.ts';
import { RemoteFailure } from './stages.ts';

/** The loading of one exposed module, as the loader of remotes hands it over. */
interface Loading {
  name: string;
  live: RemoteRelease;
  exposed: string;
  /** The storage item of the remote's quarantined version. */
  item: string;
  /** @throws RemoteFailure */
  load(name: string, release: RemoteDescription, exposed: string): Promise<unknown>;
  /** Writes into the record of the remote. */
  update(name: string, changes: { version: string }): void;
  /** Accepts the hashes of a release. */
  know(release: RemoteDescription): void;
  report(failure: RemoteFailure, version: string): void;
}

/**
 * Loads the module, from the previous version if the live one is quarantined or has just failed.
 * @param described the release.json of the previous version, as the release manifest vouches for it
 * @throws the failure of the live version if the previous one doesn't help
 */
export async function healLoading(
  described: Response,
  loading: Loading,
  failed?: RemoteFailure,
): Promise<unknown> {
  const { name, live, exposed, item, load, report } = loading;
  const failure = failed ?? quarantineFailure(item, name, live.version);
  if (!failure)
    return load(name, live, exposed).catch((fresh) => healLoading(described, loading, fresh));
  const former = failed?.former;
  if (former && former.replacedBy !== live.version) throw giveBack(loading, failed, former);
  const previous = isItsError(failure, live) ? await previousIn(described, live) : null;
  const module = previous && (await loadPrevious(loading, previous, failure));
  if (module && failed) {
    startQuarantine(item, { version: live.version, failure });
    report(failed, live.version);
  }
  if (module) return module;
  if (failed) throw failed;
  return load(name, live, exposed);
}

/**
 * A version that replaced another and throws, too, is withdrawn: the live one is tried the next time. Returns
 * why that was quarantined, since that is what people see.
 */
function giveBack({ item, report }: Loading, failed: RemoteFailure, former: RemoteFailure) {
  endQuarantine(item);
  report(failed, former.replacedBy ?? '');
  return former;
}

/** A file from elsewhere, or one that can't arrive since the browser is offline, isn't an error of the version. */
function isItsError({ cause }: RemoteFailure, { base }: RemoteRelease): boolean {
  const address = addressIn(cause);
  return address === null || (navigator.onLine && address.includes(base));
}

/** The address of the file that didn't arrive, as the shell's loader or webpack says it; null if it is about no file. */
function addressIn(cause: unknown): string | null {
  const { address, request } = Object(cause) as { address?: unknown; request?: unknown };
  const found = address ?? request;
  return typeof found === 'string' ? found : null;
}

/** null if it has pages where the live version has none: they may belong to another remote by now. */
async function previousIn(
  described: Response,
  live: RemoteRelease,
): Promise<RemoteDescription | null> {
  const previous: RemoteDescription = await described.json();
  const isInside = previous.mountPaths.every((path) =>
    live.mountPaths.some((own) => path === own || path.startsWith(`${own}/`)),
  );
  return isInside ? previous : null;
}

/** null if it fails as well, or has nothing of the kind. */
async function loadPrevious(
  { name, live, exposed, item, load, update, know, report }: Loading,
  previous: RemoteDescription,
  failure: RemoteFailure,
): Promise<unknown> {
  const matching = matchingModule(exposed, live, previous);
  if (!matching) return null;
  know(previous);
  try {
    const module = await load(name, previous, matching);
    failure.replacedBy = previous.version;
    failure.message += `; ${previous.version} runs instead`;
    noteReplacement(name, module, { version: live.version, failure });
    return module;
  } catch (second) {
    endQuarantine(item);
    report(second as RemoteFailure, previous.version);
    // The failure of this version is reported by the caller that gets it.
    update(name, { version: live.version });
    return null;
  }
}

/** The module that does the same in another version: that of the same name or, in a slot, that of the same slot. */
function matchingModule(
  exposed: string,
  live: RemoteRelease,
  { exposes, slots }: RemoteDescription,
): string | undefined {
  if (exposes[exposed]) return exposed;
  const filled = live.slots.find(({ module }) => module === exposed)?.slot;
  return slots.find(({ slot }) => slot === filled)?.module;
}

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

/** Whether what a page threw is a failed call of the API, which isn't an error of the page. */
const isFailedCall = (thrown: unknown): boolean => {
  const { cause, isAxiosError } = Object(thrown) as { cause?: unknown; isAxiosError?: boolean };
  return Boolean(
    isAxiosError || isResponse(thrown) || (cause && cause !== thrown && isFailedCall(cause)),
  );
};

const isResponse = (thrown: unknown) => thrown instanceof Response || isRouteErrorResponse(thrown);
