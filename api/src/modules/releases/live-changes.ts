/** What can be done to the release manifest: each change is one new release manifest with the next sequence number. */
import type { ReleaseManifest } from '@site/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { composed, previousOf, type Releases, released, releasesIn } from './compose.ts';
import {
  addManifest,
  type LiveChange,
  latestManifests,
  lockLiveManifest,
} from './live-manifests.repository.ts';
import { refusedRelease } from './refusals.ts';
import { findRelease } from './release-store.ts';

export type Version = readonly [unit: string, version: string];

/** Who makes a change, and why, as people are told later. */
export type Author = Pick<LiveChange, 'by'> & Partial<Pick<LiveChange, 'why'>>;

/** Makes stored versions live. */
export const promote = (
  kysely: Kysely<Tables>,
  versions: readonly Version[],
  author: Author,
): Promise<ReleaseManifest> =>
  change(kysely, { action: 'promote', ...author }, async (live, transaction) => {
    const promoted = versions.map(async ([unit, version]) => [
      unit,
      await releaseAfter(transaction, unit, version, previousOf(live[unit], version)),
    ]);
    return Object.fromEntries(await Promise.all(promoted));
  });

/** Goes back to the version that was live before. The one that is left can't be gone back to. */
export const rollBack = (
  kysely: Kysely<Tables>,
  unit: string,
  author: Author,
): Promise<ReleaseManifest> =>
  change(kysely, { action: 'rollback', ...author }, async (live, transaction) => {
    const [version, ...previous] = live[unit]?.previous ?? [];
    if (!version) throw refusedRelease(`${unit} has no version to go back to.`);
    return { [unit]: await releaseAfter(transaction, unit, version, previous) };
  });

/**
 * What would be live with another version of one unit, for somebody who tries it: nothing is changed. It has no
 * fallback, since its own faults are to be seen.
 * @throws DomainError if there is no such version, or it doesn't fit what is live
 */
export async function manifestWith(
  kysely: Kysely<Tables>,
  live: ReleaseManifest,
  { unit, version }: { unit: string; version: string },
): Promise<ReleaseManifest> {
  const description = await findRelease(kysely, unit, version);
  const releases = releasesIn(live);
  const previous = previousOf(releases[unit], version);
  return composed(
    { ...releases, [unit]: released(description, previous, undefined) },
    live.sequence,
  );
}

async function releaseAfter(
  transaction: Transaction<Tables>,
  unit: string,
  version: string,
  previous: string[],
) {
  const release = await findRelease(transaction, unit, version);
  const [before] = previous;
  const fallback = before
    ? await findRelease(transaction, unit, before).catch(() => undefined)
    : undefined;
  return released(release, previous, fallback);
}

/**
 * What is live is read, decided on and replaced while nobody else can.
 * @param decide the releases that are to be replaced, from those that are live; none if nothing is yet
 */
function change(
  kysely: Kysely<Tables>,
  { action, by, why = null }: Pick<LiveChange, 'action'> & Author,
  decide: (live: Releases, transaction: Transaction<Tables>) => Promise<Releases>,
): Promise<ReleaseManifest> {
  return kysely.transaction().execute(async (transaction) => {
    await lockLiveManifest(transaction);
    const [latest = null] = await latestManifests(transaction, 1);
    const live = releasesIn(latest);
    const replaced = await decide(live, transaction);
    const next = composed({ ...live, ...replaced }, (latest?.sequence ?? 0) + 1);
    await addManifest(transaction, next, { action, units: Object.keys(replaced), by, why });
    return next;
  });
}
