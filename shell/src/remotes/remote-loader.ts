import type { RemoteDescription, RemoteRelease } from '@site/shared/contracts/composition';
import type { RouteObject } from 'react-router-dom';
import { checkContract, checkDescribed, checkHashes, type Offer } from './check-release.ts';
import type { FileLoader } from './file-loader.ts';
import { RemoteFailure, type Stage, type StageRecord } from './stages.ts';

const ROUTES = './routes';

/** Nothing of the page is shown until then. */
const DESCRIPTION_TIMEOUT_MS = 5_000;

type LoadResult =
  | { status: 'loaded'; routes: RouteObject[] }
  | { status: 'failed'; failure: RemoteFailure };

/** Everything the page knows about one remote. */
export interface RemoteRecord {
  status: 'idle' | 'loading' | LoadResult['status'];
  /** The release that is loaded, or was tried last. */
  version: string | null;
  /** Every stage since the page was opened, in order. */
  stages: readonly StageRecord[];
  failure: RemoteFailure | null;
}

interface Loading {
  record: RemoteRecord;
  attempt: Promise<LoadResult> | null;
  /** Modules for slots, by name; without those that failed. */
  modules: Map<string, Promise<unknown>>;
  /** What the latest successful attempt brought. */
  routes: RouteObject[] | null;
  /** What the router has taken. */
  routed: RouteObject[] | null;
}

export interface LoaderOptions {
  liveManifest: {
    /** The entry of a remote in the release manifest. */
    releaseOf(name: string): RemoteRelease | undefined;
    /** Resolves once it may be used. Rejects with the reason if it was altered, say. */
    verified(): Promise<void>;
    /** Requests what is live now. */
    refresh(): Promise<void>;
    /** Accepts the hashes of a release that isn't live. */
    know(release: RemoteDescription): void;
  };
  files: Pick<FileLoader, 'script' | 'stylesheet' | 'currentAddress'>;
  federation: {
    /** Fetches federation's runtime, which entries need to be evaluated. */
    start(): Promise<void>;
    /** Whether an entry has been evaluated and offers its container. */
    has(container: string): boolean;
    /** Evaluates an exposed module of a container whose files are all there. */
    load(release: RemoteDescription, exposed: string): Promise<unknown>;
  };
  /** Brings the shared modules that are loaded on demand. */
  loadShared(): Promise<unknown>;
  offer(): Offer;
  /** Called once for every failure, with the release that was tried. */
  report(failure: RemoteFailure, version: string | null): void;
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/** Loads remotes: their routes for the router, and single modules for slots. One record holds the state of each. */
export function createRemoteLoader({
  liveManifest,
  files,
  federation,
  loadShared,
  offer,
  report,
}: LoaderOptions) {
  const remotes = new Map<string, Loading>();

  function loadingOf(name: string): Loading {
    const record: RemoteRecord = { status: 'idle', version: null, stages: [], failure: null };
    const fresh = { record, attempt: null, modules: new Map(), routes: null, routed: null };
    const loading = remotes.get(name) ?? fresh;
    remotes.set(name, loading);
    return loading;
  }

  const update = (name: string, changes: Partial<RemoteRecord>) => {
    const loading = loadingOf(name);
    loading.record = { ...loading.record, ...changes };
  };

  /** What a stage throws becomes that stage's failure. */
  async function stage<T>(name: string, stage: Stage, work: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    let failed = true;
    try {
      const result = await work();
      failed = false;
      return result;
    } catch (cause) {
      throw cause instanceof RemoteFailure ? cause : new RemoteFailure(name, stage, cause);
    } finally {
      const done = { stage, duration: performance.now() - start, failed };
      update(name, { stages: [...loadingOf(name).record.stages, done] });
    }
  }

  /** An entry is downloaded and evaluated once, however many modules need it. */
  async function loadEntry(name: string, { base, entry, container }: RemoteDescription) {
    if (federation.has(container)) return;
    const thrown = await stage(name, 'entry', async () => {
      await federation.start();
      return files.script(base + entry);
    });
    await stage(name, 'evaluate', () => {
      if (!federation.has(container)) throw thrown ?? new Error('its entry has no container');
    });
  }

  const loadFiles = (name: string, { base, exposes }: RemoteDescription, exposed: string) =>
    stage(name, 'routes', () => {
      const { js = [], css = [] } = exposes[exposed] ?? {};
      return Promise.all([
        ...js.map((file) => files.script(base + file)),
        ...css.map((file) => files.stylesheet(base + file)),
        loadShared(),
      ]);
    });

  /** Loads one exposed module of a release through all stages. @throws RemoteFailure */
  async function loadFrom(name: string, release: RemoteDescription, exposed: string) {
    update(name, { version: release.version });
    await stage(name, 'unit-manifest', () => checkDescribed(release, exposed));
    await stage(name, 'integrity', () => checkHashes(release, exposed));
    await stage(name, 'contract', () => checkContract(release, offer()));
    const rest = loadFiles(name, release, exposed);
    // If both fail, the entry's error is the one to report.
    rest.catch(() => {});
    await loadEntry(name, release);
    await rest;
    const module = await stage(name, 'evaluate', () => federation.load(release, exposed));
    checkExports(name, exposed, module);
    return module;
  }

  /**
   * Loads one exposed module of the live version or, if that fails here, of the previous one.
   * @param failed what is wrong with the live version, if it has been loaded before
   * @throws RemoteFailure
   */
  async function loadModule(name: string, exposed: string, failed?: RemoteFailure) {
    const live = await stage(name, 'release-manifest', async () => {
      await liveManifest.verified();
      const found = liveManifest.releaseOf(name);
      if (!found) throw new Error("the release manifest doesn't name it");
      return found;
    });
    const item = `set-aside:${name}`;

    const heal = async (failed?: RemoteFailure) => {
      const parts =
        live.fallback &&
        (await bringHealing(name, live.fallback, files.currentAddress).catch(() => null));
      if (parts) {
        const [{ healLoading }, described] = parts;
        const { know } = liveManifest;
        const loading = { name, live, exposed, item, load: loadFrom, update, know, report };
        return healLoading(described, loading, failed);
      }
      if (failed) throw failed;
      return loadFrom(name, live, exposed);
    };
    return failed || isRemembered(item) ? heal(failed) : loadFrom(name, live, exposed).catch(heal);
  }

  async function attempt(name: string, prepare: () => Promise<void>): Promise<LoadResult> {
    update(name, { status: 'loading', failure: null });
    try {
      await prepare();
      const { routes } = (await loadModule(name, ROUTES)) as { routes: RouteObject[] };
      loadingOf(name).routes = routes;
      update(name, { status: 'loaded' });
      return { status: 'loaded', routes };
    } catch (error) {
      const failure =
        error instanceof RemoteFailure ? error : new RemoteFailure(name, 'routes', error);
      report(failure, loadingOf(name).record.version);
      update(name, { status: 'failed', failure });
      return { status: 'failed', failure };
    }
  }

  return {
    recordOf: (name: string): RemoteRecord => loadingOf(name).record,

    /** Loads a remote's routes once. Callers share the attempt until `retry` makes a new one. */
    load(name: string): Promise<LoadResult> {
      const loading = loadingOf(name);
      loading.attempt ??= attempt(name, async () => {});
      return loading.attempt;
    },

    /** Makes a new attempt with what is live now: the version that failed may have been replaced. */
    retry(name: string): Promise<LoadResult> {
      const loading = loadingOf(name);
      if (loading.record.status === 'loading' && loading.attempt) return loading.attempt;
      loading.attempt = attempt(name, () => stage(name, 'release-manifest', liveManifest.refresh));
      return loading.attempt;
    },

    /** One exposed module for a slot: the same promise for all callers, until it fails. */
    module(name: string, exposed: string): Promise<unknown> {
      const { modules } = loadingOf(name);
      const known = modules.get(exposed);
      if (known) return known;
      const module = loadModule(name, exposed);
      modules.set(exposed, module);
      module.catch((failure: RemoteFailure) => {
        modules.delete(exposed);
        report(failure, loadingOf(name).record.version);
      });
      return module;
    },

    /**
     * Replaces a version that threw while it was rendered with the previous one.
     * @returns true once it's there; otherwise what to show: null if the version isn't to blame
     */
    heal: (name: string, thrown: unknown, exposed = ROUTES): Promise<true | RemoteFailure | null> =>
      import('./healing.ts').then(
        ({ healRendered }) => {
          const load = (failed: RemoteFailure) => loadModule(name, exposed, failed);
          return healRendered({ name, exposed, loading: loadingOf(name), load, report }, thrown);
        },
        () => null,
      ),

    /** The routes that a new router begins with; they count as taken. */
    routesForNewRouter(name: string): RouteObject[] {
      const loading = loadingOf(name);
      loading.routed = loading.routes;
      return loading.routes ?? [];
    },

    /**
     * Hands routes to the running router, which ignores them if the navigation has been aborted: only
     * otherwise do they count as taken.
     */
    giveRoutes(name: string, signal: AbortSignal, patch: (routes: RouteObject[]) => void) {
      const loading = loadingOf(name);
      if (signal.aborted || loading.routed || !loading.routes) return;
      patch(loading.routes);
      loading.routed = loading.routes;
    },

    /** Whether the running router has routes of another version than the one that is loaded. */
    hasOutdatedRoutes(name: string): boolean {
      const { routes, routed } = loadingOf(name);
      return routed !== null && routed !== routes;
    },
  };
}

/** What replaces a failed version with the previous one, and the description of that. Both are fetched on failure only. */
const bringHealing = (
  name: string,
  { version, description }: NonNullable<RemoteRelease['fallback']>,
  address: FileLoader['currentAddress'],
) =>
  Promise.all([
    import('./healing.ts'),
    fetch(address(`/releases/${name}/${version}/release.json`), {
      integrity: description,
      signal: AbortSignal.timeout(DESCRIPTION_TIMEOUT_MS),
    }),
  ]);

/** Storage may be blocked. */
function isRemembered(item: string): boolean {
  try {
    return item in localStorage;
  } catch {
    return false;
  }
}

/** @throws RemoteFailure unless it exports what pages are made of, or a panel for a slot */
function checkExports(name: string, exposed: string, module: unknown): void {
  const { routes, default: Panel } = Object(module) as { routes?: unknown; default?: unknown };
  const isWhole = exposed === ROUTES ? Array.isArray(routes) && routes.length > 0 : Panel;
  if (isWhole) return;
  const required = exposed === ROUTES ? 'a list of routes' : 'a component by default';
  throw new RemoteFailure(name, 'routes', new Error(`${exposed} doesn't export ${required}`));
}
