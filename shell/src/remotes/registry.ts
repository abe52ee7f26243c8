import type { Registry, RemoteRelease } from '@site/shared/contracts';
import { boot } from '@site/shared/platform';

/** Every release this page has heard of: one that is superseded may still run and load chunks. */
const known = new Map<string, Record<string, string>>();

let current: Registry | null = null;

/** The set this page works with: inlined by the server, fetched again when a remote is retried. */
export function currentSet(): Registry {
  current ??= remembered(boot().registry);
  return current;
}

export const remotes = () => currentSet().remotes;

/** The hash of a file by its path, from the set; undefined for anything the set does not list. */
export function hashOf(path: string): string | undefined {
  currentSet();
  for (const [base, files] of known) {
    if (path.startsWith(base)) return files[path.slice(base.length)];
  }
  return undefined;
}

/** Asks the server what is live now. It has validated the set, or goes on serving the last good one. */
export async function refreshRegistry(signal: AbortSignal): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`the registry answered ${response.status}`);
  current = remembered((await response.json()) as Registry);
}

function remembered(set: Registry): Registry {
  const releases = [set.shell, ...Object.values(set.remotes)];
  for (const { base, files } of releases) known.set(base, files);
  return set;
}

/** Whether `path` lies at or below `mountPath`, by whole segments. */
const isUnder = (path: string, mountPath: string) =>
  path === mountPath || path.startsWith(`${mountPath}/`);

/** The remote that owns a path. Mount paths never overlap: the set is refused if they do. */
export function remoteOf(path: string): string | undefined {
  const owns = ([, { mountPaths }]: [string, RemoteRelease]) =>
    mountPaths.some((mountPath) => isUnder(path, mountPath));
  return Object.entries(remotes()).find(owns)?.[0];
}
