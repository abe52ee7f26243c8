import type { RemoteRelease } from '@site/shared/contracts';
import { contractVersion, type RouteObject } from '@site/shared/platform';
import { satisfies } from 'compare-versions';
import { noteFailure } from './attempts.ts';
import { loadContainer, loadExposed } from './container.ts';
import { refreshRegistry, remotes } from './registry.ts';
import { loadSharedUi } from './shared-ui.ts';
import { RemoteFailure, runStage } from './stages.ts';

export type LoadResult =
  | { status: 'loaded'; routes: RouteObject[] }
  | { status: 'failed'; failure: RemoteFailure };

const attempts = new Map<string, Promise<LoadResult>>();
const results = new Map<string, LoadResult>();

/** How the latest attempt to load a remote's routes stands. */
export function loadStateOf(name: string): LoadResult | { status: 'loading' | 'not asked for' } {
  const result = results.get(name);
  return result ?? { status: attempts.has(name) ? 'loading' : 'not asked for' };
}

/** Loads a remote's routes once. Callers share the attempt until `retryRemote` makes a new one. */
export function loadRemote(name: string): Promise<LoadResult> {
  const attempt = attempts.get(name) ?? attemptToLoad(name, async () => undefined);
  attempts.set(name, attempt);
  return attempt;
}

/** Makes a new attempt with what is live now: the version that failed may have been replaced. */
export function retryRemote(name: string): Promise<LoadResult> {
  const attempt = attemptToLoad(name, () => runStage(name, 'registry', refreshRegistry));
  attempts.set(name, attempt);
  return attempt;
}

async function attemptToLoad(name: string, prepare: () => Promise<void>): Promise<LoadResult> {
  results.delete(name);
  const result = await outcomeOf(name, prepare);
  results.set(name, result);
  return result;
}

async function outcomeOf(name: string, prepare: () => Promise<void>): Promise<LoadResult> {
  try {
    await prepare();
    return { status: 'loaded', routes: routesIn(name, await loadModule(name, './routes')) };
  } catch (error) {
    const failure =
      error instanceof RemoteFailure ? error : new RemoteFailure(name, 'routes', error);
    console.warn(failure.message);
    return { status: 'failed', failure };
  }
}

/** Loads one exposed module of a remote through all stages. Throws a RemoteFailure. */
export async function loadModule(name: string, exposed: string): Promise<unknown> {
  const release = await runStage(name, 'registry', () => releaseOf(name));
  await runStage(name, 'manifest', () => checkDescribed(release, exposed));
  await runStage(name, 'integrity', () => checkHashes(release, exposed));
  await runStage(name, 'contract', () => checkContract(release));
  try {
    await Promise.all([loadContainer(name, release), loadSharedUi()]);
    return await loadExposed(name, release, exposed);
  } catch (error) {
    noteFailure(release.base);
    throw error;
  }
}

function releaseOf(name: string): RemoteRelease {
  const release = remotes()[name];
  if (!release) throw new Error('the set does not name it');
  return release;
}

function checkDescribed({ version, exposes }: RemoteRelease, exposed: string) {
  if (!exposes[exposed]) throw new Error(`version ${version} has no ${exposed}`);
}

/** A file without a hash would be loaded unchecked. */
function checkHashes({ base, entry, exposes, files }: RemoteRelease, exposed: string) {
  // Code that is being written has none. A build for release leaves this line out.
  if (process.env.NODE_ENV === 'development' && isOnDevelopmentServer(base)) return;
  const needed = [entry, ...(exposes[exposed]?.js ?? []), ...(exposes[exposed]?.css ?? [])];
  const bare = needed.filter((file) => !files[file]);
  if (bare.length > 0) throw new Error(`the set has no hash for ${bare.join(', ')}`);
}

const isOnDevelopmentServer = (base: string) => base.startsWith('http:');

function checkContract({ contract }: RemoteRelease) {
  if (!satisfies(contractVersion, contract)) {
    throw new Error(`it needs contract ${contract}, the shell offers ${contractVersion}`);
  }
}

function routesIn(name: string, module: unknown): RouteObject[] {
  const routes = (module as { routes?: unknown }).routes;
  if (!Array.isArray(routes) || routes.length === 0) {
    throw new RemoteFailure(name, 'routes', new Error('./routes exports no list of routes'));
  }
  return routes as RouteObject[];
}
