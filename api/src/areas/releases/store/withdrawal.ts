/** Versions that nobody may go back to. */
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { overtakeWithdrawn } from '../approvals/approvals.repository.ts';
import { lockRunning } from '../canary/canaries.repository.ts';
import { authorOf } from '../tokens/author.ts';
import type { Author, LiveNow } from './change-live.ts';
import { releaseAfter } from './live-changes.ts';
import {
  addManifest,
  latestSigned,
  lockLiveManifest,
  type ManifestStore,
  nextSequence,
} from './live-manifests.repository.ts';
import { composed, type Release, type Releases, releasesIn } from './next-manifest.ts';
import { refusedRelease, unknownVersion } from './refusals.ts';

interface Candidate {
  unit: string;
  version: string;
}

/**
 * Withdraws a version for good. A release manifest follows in which the same versions are live, but the microfrontend
 * doesn't lead back to this one. A caller that lost the response may repeat the request.
 * @throws DomainError if there is no such version, or visitors have it
 */
export const withdraw = (
  { kysely, signer }: ManifestStore,
  candidate: Candidate,
  { by, administrator = null, why = null }: Author,
): Promise<LiveNow> =>
  kysely.transaction().execute(async (transaction) => {
    const { unit, version } = candidate;
    await lockLiveManifest(transaction);
    const isNew = await requireKnown(transaction, candidate);
    const latest = await latestSigned(transaction, signer);
    if (latest && !isNew) return { manifest: latest, changes: [] };
    const live = releasesIn(latest);
    await refuseInUse(transaction, candidate, live);
    const sequence = await nextSequence(transaction);
    const releases = await withoutWayTo(transaction, candidate, live);
    const manifest = signer.sign(composed(releases, sequence));
    const change = { action: 'withdraw', units: [], by, administrator, why } as const;
    await addManifest(transaction, manifest, change);
    await transaction
      .updateTable('releases')
      .set({ withdrawn_in: sequence })
      .where('unit', '=', unit)
      .where('version', '=', version)
      .execute();
    await overtakeWithdrawn(transaction, candidate, by);
    await recordChange(transaction, authorOf(by, administrator), {
      action: 'release.withdraw',
      subject: unit,
      before: null,
      after: { version, manifestId: manifest.manifestId, why },
    });
    return { manifest, changes: [] };
  });

/** @returns whether nobody has withdrawn it yet */
async function requireKnown(
  transaction: Transaction<DB>,
  { unit, version }: Candidate,
): Promise<boolean> {
  const release = await transaction
    .selectFrom('releases')
    .select('withdrawn_in')
    .where('unit', '=', unit)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw unknownVersion(unit, version);
  return release.withdrawn_in === null;
}

async function refuseInUse(
  transaction: Transaction<DB>,
  { unit, version }: Candidate,
  live: Releases,
): Promise<void> {
  if (live[unit]?.version === version) {
    throw refusedRelease(
      `${unit} ${version} is live. Roll back or promote another version first, then withdraw it.`,
    );
  }
  const running = await lockRunning(transaction);
  if (running?.unit === unit && running.version === version) {
    throw refusedRelease(
      `Some visitors have ${unit} ${version}. Stop trying it first, then withdraw it.`,
    );
  }
}

async function withoutWayTo(
  transaction: Transaction<DB>,
  { unit, version }: Candidate,
  live: Releases,
): Promise<Releases> {
  const release = live[unit];
  if (!release) return live;
  const previous = release.previous.filter((one) => one !== version);
  return { ...live, [unit]: await releaseAfter(transaction, unit, release.version, previous) };
}

/**
 * A release manifest of the past as it may still be used: pages don't take a withdrawn version if another one fails.
 * @throws DomainError if it names a withdrawn version itself
 */
export async function withoutWithdrawn(
  kysely: Kysely<DB>,
  manifest: ReleaseManifest,
): Promise<ReleaseManifest> {
  const rows = await kysely
    .selectFrom('releases')
    .select(['unit', 'version'])
    .where('withdrawn_in', 'is not', null)
    .execute();
  const withdrawn = new Set(rows.map(({ unit, version }) => `${unit} ${version}`));
  const without = <R extends Release>(microfrontend: string, release: R): R => {
    const isGone = (version: string) => withdrawn.has(`${microfrontend} ${version}`);
    if (isGone(release.version)) {
      throw refusedRelease(
        `The site can't be opened as it was in ${manifest.manifestId}, because ${microfrontend} ${release.version} was withdrawn.`,
      );
    }
    return {
      ...release,
      previous: release.previous.filter((version) => !isGone(version)),
      fallback: release.fallback && !isGone(release.fallback.version) ? release.fallback : null,
    };
  };
  return {
    ...manifest,
    shell: without('shell', manifest.shell),
    remotes: Object.fromEntries(
      Object.entries(manifest.remotes).map(([unit, release]) => [unit, without(unit, release)]),
    ),
  };
}
