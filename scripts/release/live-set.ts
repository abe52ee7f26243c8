/** What can be done to the set: each change is one new set with the next sequence number. */
import { createHash } from 'node:crypto';
import type { Registry, RemoteRelease, ShellRelease } from '@site/shared/contracts';
import { SHELL, UNITS } from '../webpack/paths.mjs';
import { withSetLock } from './set-lock.ts';
import { readRelease, readSet, storeBuild, writeSet } from './store.ts';

type Release = ShellRelease | RemoteRelease;

/** Publishes the builds of units and makes them live. Touches no file of any other unit. */
export async function publish(units: readonly string[]): Promise<Registry> {
  const versions: [string, string][] = [];
  for (const unit of units) versions.push([unit, await storeBuild(unit)]);
  return goLive(versions);
}

/** Makes stored versions live; only the set changes. */
export function goLive(versions: readonly [unit: string, version: string][]): Promise<Registry> {
  return withSetLock(async () => {
    const set = await readSet();
    const releases: Record<string, Release> = set ? { [SHELL]: set.shell, ...set.remotes } : {};
    for (const [unit, version] of versions) {
      releases[unit] = succeed(releases[unit], await readRelease(unit, version));
    }
    const next = composed(releases, (set?.sequence ?? 0) + 1);
    await writeSet(next);
    return next;
  });
}

/** Goes back to the version that was live before. */
export async function rollBack(unit: string): Promise<Registry> {
  const set = await readSet();
  const release = unit === SHELL ? set?.shell : set?.remotes[unit];
  if (!release?.previous) throw new Error(`${unit} has no previous version to go back to.`);
  return goLive([[unit, release.previous]]);
}

/** The new release remembers which version it replaces. */
const succeed = (former: Release | undefined, release: Release): Release => ({
  ...release,
  previous: former?.version === release.version ? former.previous : (former?.version ?? null),
});

function composed(releases: Record<string, Release>, sequence: number): Registry {
  const missing = UNITS.filter((unit) => !releases[unit]);
  if (missing.length > 0) {
    throw new Error(
      `No set exists yet, so all units must be published. Missing: ${missing.join(', ')}.`,
    );
  }
  const { [SHELL]: shell, ...remotes } = releases;
  const content = { shell, remotes } as Pick<Registry, 'shell' | 'remotes'>;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return {
    schemaVersion: 1,
    setId: `${sequence}-${digest.slice(0, 8)}`,
    sequence,
    expires: null,
    signature: null,
    ...content,
  };
}
