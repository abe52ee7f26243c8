/** What can be done to the release manifest: each change is one new release manifest with the next sequence number. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { lockRunning } from '../canary/canaries.repository.ts';
import { type Author, changeLive, changeLiveWithin, type LiveNow } from './change-live.ts';
import { timesLive } from './live-history.repository.ts';
import {
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
  readManifest,
} from './live-manifests.repository.ts';
import {
  composed,
  previousOf,
  type Release,
  type Releases,
  released,
  releasesIn,
  wayAmong,
} from './next-manifest.ts';
import { refusedRelease } from './refusals.ts';
import { refuseProblems } from './release-problems.ts';
import { availableVersions, findRelease } from './release-store.ts';

export type Version = readonly [unit: string, version: string];

/** What is to go live at once, as it's requested. */
export interface Together {
  unit: string;
  version: string;
  with?: readonly { unit: string; version: string }[] | undefined;
}

export const versionsOf = ({ unit, version, with: others = [] }: Together): Version[] => [
  [unit, version],
  ...others.map((other): Version => [other.unit, other.version]),
];

/**
 * Makes stored versions live. What teams and administrators request comes by way of approval-control.
 * @throws DomainError if their files speak against it, or they don't fit what is live
 */
export const promote = (
  { kysely, signer }: ManifestStore,
  versions: readonly Version[],
  author: Author,
): Promise<LiveNow> =>
  kysely.transaction().execute(async (transaction) => {
    await lockLiveManifest(transaction);
    const live = releasesIn(await latestSigned(transaction, signer));
    for (const [unit, version] of versions) {
      await refuseProblems(transaction, { unit, version }, live[unit]);
    }
    return promoteWithin(transaction, signer, versions, author);
  });

/** The same as a part of something larger, of versions whose files were judged. */
export const promoteWithin = (
  transaction: Transaction<DB>,
  signer: ManifestStore['signer'],
  versions: readonly Version[],
  author: Author,
): Promise<LiveNow> =>
  changeLiveWithin(transaction, signer, { action: 'promote', ...author }, async (live) => ({
    ...live,
    ...(await promoted(live, versions, transaction)),
  }));

export interface WayBack {
  unit: string;
  /** A version that was live; the one before if omitted. */
  to?: string | undefined;
  /** The version to leave, if it has to be a certain one. */
  from?: string | undefined;
}

/**
 * Goes back to a version that was live. What is left that way can't be gone back to. Who names the version to leave may
 * repeat the request: it's left once.
 * @throws DomainError also if neither the version to leave nor the one to go back to is live
 */
export const rollBack = (
  store: ManifestStore,
  { unit, to, from }: WayBack,
  author: Author,
): Promise<LiveNow> =>
  changeLive(store, { action: 'rollback', ...author }, async (live, transaction) => {
    const former = live[unit];
    if (!former) throw refusedRelease(`${unit} isn't live.`);
    if (to === former.version) return live;
    if (from && from !== former.version) {
      if (!to) return live;
      throw refusedRelease(
        `${unit} ${from} isn't live any more: ${former.version} is. Nothing was changed.`,
      );
    }
    const [version, ...previous] = await wayBack(transaction, { unit, former, to });
    return { ...live, [unit]: await releaseAfter(transaction, unit, version, previous) };
  });

/**
 * What would be live with other versions of some microfrontends, for a person who tries them: nothing is changed. They
 * have no fallback, since their own failures are to be seen.
 * @throws DomainError if there is no such version, or it doesn't fit what is live
 */
export async function manifestWith(
  kysely: Kysely<DB>,
  live: ReleaseManifest,
  versions: readonly Version[],
): Promise<ReleaseManifest> {
  const releases = releasesIn(live);
  const others = versions.map(async ([unit, version]) => {
    const description = await findRelease(kysely, unit, version);
    return [unit, released(description, previousOf(releases[unit], version), undefined)];
  });
  return composed({ ...releases, ...Object.fromEntries(await Promise.all(others)) }, live.sequence);
}

/**
 * What visitors of a canary get: what would be live if the candidate were. Pages in which it fails take the version
 * that is live.
 * @throws DomainError if there is no such version, or it doesn't fit what is live
 */
export async function manifestWithCandidate(
  kysely: Kysely<DB>,
  live: ReleaseManifest,
  { unit, version }: { unit: string; version: string },
): Promise<ReleaseManifest> {
  const releases = releasesIn(live);
  const candidate = await promoted(releases, [[unit, version]], kysely);
  return composed({ ...releases, ...candidate }, live.sequence);
}

/** Makes the candidate of a canary live for all, unless the canary has ended meanwhile. */
export const promoteCandidate = (
  store: ManifestStore,
  { id, unit, version }: { id: number; unit: string; version: string },
  author: Author,
): Promise<LiveNow> =>
  changeLive(store, { action: 'promote', ...author }, async (live, transaction) => {
    const running = await lockRunning(transaction);
    if (running?.id !== id) return live;
    return { ...live, ...(await promoted(live, [[unit, version]], transaction)) };
  });

/** Makes the site what it was in an earlier release manifest. Units that came later leave it. */
export const restore = (
  store: ManifestStore,
  manifestId: string,
  author: Author,
): Promise<LiveNow> =>
  changeLive(store, { action: 'restore', ...author }, async (live, transaction) => {
    const { manifest } = await readManifest(transaction, manifestId);
    const target = releasesIn(manifest);
    const versions = Object.entries(target).map(([unit, { version }]): Version => [unit, version]);
    return promoted(live, versions, transaction);
  });

/** What each of these versions becomes in place of what is live. One that is live stays as it is. */
async function promoted(
  live: Releases,
  versions: readonly Version[],
  kysely: Kysely<DB>,
): Promise<Releases> {
  const releases = versions.map(async ([unit, version]) => {
    const former = live[unit];
    if (former?.version === version) return [unit, former];
    return [unit, await releaseAfter(kysely, unit, version, previousOf(former, version))];
  });
  return Object.fromEntries(await Promise.all(releases));
}

/** The version to go back to, and those that can be gone back to from there. */
async function wayBack(
  transaction: Transaction<DB>,
  {
    unit,
    former,
    to = former.previous[0],
  }: { unit: string; former: Release; to?: string | undefined },
): Promise<[string, ...string[]]> {
  if (!to) throw refusedRelease(`${unit} has no version to go back to.`);
  const known = wayAmong(former.previous, to);
  if (known) return known;
  // It was left by a rollback, or so many came later that it isn't among the previous ones any more.
  const times = await timesLive(transaction, unit);
  const last = times.findIndex(({ version }) => version === to);
  if (last < 0) throw refusedRelease(`${unit} ${to} was never live. Promote it instead.`);
  const left = times.slice(0, last).map(({ version }) => version);
  const available = await availableVersions(transaction, unit);
  const previous = times[last]?.previous ?? [];
  return [to, ...previous.filter((one) => available.has(one) && !left.includes(one))];
}

/** A stored version as it is live after others. */
export async function releaseAfter(
  kysely: Kysely<DB>,
  microfrontend: string,
  version: string,
  previous: string[],
) {
  const release = await findRelease(kysely, microfrontend, version);
  const [before] = previous;
  const fallback = before
    ? await findRelease(kysely, microfrontend, before).catch(() => undefined)
    : undefined;
  return released(release, previous, fallback);
}
