/** Every release manifest that was ever live. The newest is. */
import { checkReleaseManifest, type ReleaseManifest } from '@site/shared/contracts/composition';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import type { ManifestSigner } from './manifest-signer.ts';
import { refusedRelease } from './refusals.ts';

/** Where release manifests are stored, and who signs them. */
export interface ManifestStore {
  kysely: Kysely<DB>;
  signer: ManifestSigner;
}

/** Heard by every process when another release manifest goes live: see the trigger `live_manifest_changed`. */
export const LIVE_MANIFEST = 'live_manifest';

/** Any number that no other lock of this program has. */
const LOCK = 7_205_372;

/** Why a release manifest was made. */
export interface LiveChange {
  action: 'promote' | 'rollback' | 'restore' | 'withdraw';
  /** The microfrontends whose version changes. */
  units: readonly string[];
  /** Who makes it, as people read later. */
  by: string;
  /** The id of the administrator whose name that is; null for a token or the operator. */
  administrator: string | null;
  why: string | null;
  /** The second person, if there had to be one: as `by` and `administrator`. */
  approver?: { by: string; administrator: string | null } | null;
}

/** Until the transaction ends, nobody else makes a release manifest. */
export async function lockLiveManifest(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
}

/** The newest ones first. They may be of another schema than this process knows. */
export async function latestManifests(
  kysely: Kysely<DB>,
  limit: number,
): Promise<ReleaseManifest[]> {
  const rows = await kysely
    .selectFrom('live_manifests')
    .select('manifest')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ manifest }) => manifest);
}

/** How far back one that counts is looked for if the newest ones don't. */
export const LOOK_BACK = 10;

/** The newest one that this installation has signed; null if there is none. */
export async function latestSigned(
  kysely: Kysely<DB>,
  signer: ManifestSigner,
): Promise<ReleaseManifest | null> {
  const latest = await latestManifests(kysely, LOOK_BACK);
  return latest.find(signer.hasSigned) ?? null;
}

/**
 * A release manifest that is or was live, and when it went live.
 * @throws DomainError 404 if there was none, 409 if another version of this program wrote it and it can't be read
 */
export async function readManifest(
  kysely: Kysely<DB>,
  id: string,
): Promise<{ manifest: ReleaseManifest; madeAt: Date }> {
  const row = await kysely
    .selectFrom('live_manifests')
    .select(['manifest', 'made_at'])
    .where('manifest_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(`No release manifest ${id} was ever live.`);
  const checked = checkReleaseManifest(row.manifest);
  if (checked.ok) return { manifest: checked.manifest, madeAt: row.made_at };
  throw refusedRelease(
    `The release manifest ${id} can't be read:\n  ${checked.problems.join('\n  ')}`,
  );
}

/** The number that the next one has. */
export async function nextSequence(kysely: Kysely<DB>): Promise<number> {
  const { last } = await kysely
    .selectFrom('live_manifests')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** With another signature: nothing else of it changes. */
export async function renewSignature(
  kysely: Kysely<DB>,
  { sequence, signature }: ReleaseManifest,
): Promise<void> {
  await kysely
    .updateTable('live_manifests')
    .set({
      manifest: sql`jsonb_set(manifest, '{signature}', to_jsonb(${signature}::text))`,
    })
    .where('sequence', '=', sequence)
    .execute();
}

export async function addManifest(
  kysely: Kysely<DB>,
  manifest: ReleaseManifest,
  { action, units, by, administrator, why, approver }: LiveChange,
): Promise<void> {
  await kysely
    .insertInto('live_manifests')
    .values({
      sequence: manifest.sequence,
      manifest_id: manifest.manifestId,
      manifest: JSON.stringify(manifest),
      made_by: by,
      administrator_id: administrator,
      action,
      units: [...units],
      why,
      approved_by: approver?.by ?? null,
      approver_id: approver?.administrator ?? null,
    })
    .execute();
}
