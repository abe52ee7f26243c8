/** What can be done to the release manifest: each change is one new release manifest with the next sequence number. */
import { createHash } from 'node:crypto';
import {
  checkReleaseManifest,
  MOST_PREVIOUS,
  type ReleaseManifest,
  type RemoteRelease,
  type ShellRelease,
} from '@site/shared/contracts';
import { SHELL } from '../webpack/paths.mjs';
import { withManifestLock } from './manifest-lock.ts';
import {
  readRelease,
  readReleaseManifest,
  removeVersion,
  storeBuild,
  writeReleaseManifest,
} from './store.ts';

type Release = ShellRelease | RemoteRelease;
type Releases = Record<string, Release>;

/** Looks at a release manifest before it goes live. Rejects if it must not. */
export type Proof = (candidate: ReleaseManifest, units: readonly string[]) => Promise<void>;

type Version = readonly [unit: string, version: string];

/**
 * Publishes the builds of units and makes them live. Touches no file of any other unit. What is refused isn't
 * kept: `switch` would make it live, unseen.
 */
export async function publish(units: readonly string[], proof?: Proof): Promise<ReleaseManifest> {
  const versions: Version[] = [];
  const added: Version[] = [];
  try {
    for (const unit of units) {
      const { version, isNew } = await storeBuild(unit);
      versions.push([unit, version]);
      if (isNew) added.push([unit, version]);
    }
    return await goLive(versions, proof);
  } catch (error) {
    // Why it was refused matters more than that it could not be removed.
    await withdraw(added).catch(() => {});
    throw error;
  }
}

/** Takes versions out of the store, except those that are live by now or that can be gone back to. */
export const withdraw = (versions: readonly Version[]): Promise<void> =>
  withManifestLock(async () => {
    const live = releasesIn(await readReleaseManifest());
    for (const [unit, version] of versions) {
      const { version: current, previous = [] } = live[unit] ?? {};
      if (current !== version && !previous.includes(version)) await removeVersion(unit, version);
    }
  });

/** Makes stored versions live; only the release manifest changes. */
export function goLive(versions: readonly Version[], proof?: Proof): Promise<ReleaseManifest> {
  return change(async (live) => {
    const releases: Releases = {};
    for (const [unit, version] of versions) {
      releases[unit] = succeed(live[unit], await readRelease(unit, version));
    }
    return releases;
  }, proof);
}

/** Goes back to the version that was live before. The one that is left can't be gone back to. */
export function rollBack(unit: string): Promise<ReleaseManifest> {
  return change(async (live) => {
    const [version, ...previous] = live[unit]?.previous ?? [];
    if (!version) throw new Error(`${unit} has no version to go back to.`);
    return { [unit]: { ...(await readRelease(unit, version)), previous } };
  });
}

/**
 * Makes one new release manifest. What is live is read, decided on and replaced under the lock.
 * @param decide the releases that are to be replaced, from those that are live; none if nothing is yet
 */
function change(
  decide: (live: Releases) => Promise<Releases>,
  proof?: Proof,
): Promise<ReleaseManifest> {
  return withManifestLock(async () => {
    const manifest = await readReleaseManifest();
    const live = releasesIn(manifest);
    const replaced = await decide(live);
    const next = composed({ ...live, ...replaced }, (manifest?.sequence ?? 0) + 1);
    await proof?.(next, Object.keys(replaced));
    await writeReleaseManifest(next);
    return next;
  });
}

const releasesIn = (manifest: ReleaseManifest | null): Releases =>
  manifest ? { [SHELL]: manifest.shell, ...manifest.remotes } : {};

/** The new release remembers which versions it follows. */
function succeed(former: Release | undefined, release: Release): Release {
  const before = former ? [former.version, ...former.previous] : [];
  const previous = before.filter((version) => version !== release.version);
  return { ...release, previous: previous.slice(0, MOST_PREVIOUS) };
}

/** @throws if there is no shell, or the releases don't hold together */
function composed(releases: Releases, sequence: number): ReleaseManifest {
  if (!releases[SHELL]) throw new Error('Nothing is live yet: publish the shell first.');
  const { [SHELL]: shell, ...remotes } = releases;
  const content = { shell, remotes } as Pick<ReleaseManifest, 'shell' | 'remotes'>;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const checked = checkReleaseManifest({
    schemaVersion: 1,
    manifestId: `${sequence}-${digest.slice(0, 8)}`,
    sequence,
    expires: null,
    signature: null,
    ...content,
  });
  if (checked.ok) return checked.manifest;
  throw new Error(`The release manifest is refused:\n  ${checked.problems.join('\n  ')}`);
}
