/** What was live, and when. */
import { OPERATOR } from '@site/shared/contracts/identity';
import type { HistoryEntry, historyQuery } from '@site/shared/contracts/releases';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';
import { SHELL } from './next-manifest.ts';

/** The path at which a release manifest names a microfrontend. */
const pathOf = (microfrontend: string) =>
  microfrontend === SHELL ? [SHELL] : ['remotes', microfrontend];

/** The version of a microfrontend in a release manifest, of whatever schema that is; null if it names none. */
const versionIn = (manifest: string, microfrontend: string) => sql<string | null>`
  ${sql.ref(manifest)} #>> case ${sql.ref(microfrontend)}
    when ${SHELL} then array[${SHELL}, 'version'] else array['remotes', ${sql.ref(microfrontend)}, 'version'] end`;

/** The newest ones first. */
export async function findHistory(
  kysely: Kysely<DB>,
  { before, limit, unit }: z.output<typeof historyQuery>,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<Omit<HistoryEntry, 'madeAt'> & { madeAt: Date }>`
    select entry.manifest_id as "manifestId", entry.sequence, entry.made_at as "madeAt", entry.made_by as by,
      entry.administrator_id is not null as "byAdministrator", entry.action, entry.why,
      entry.approved_by as "approvedBy", entry.approver_id is not null as "approvedByAdministrator",
      before.manifest_id as "beforeId",
      (select coalesce(jsonb_agg(jsonb_build_object(
        'unit', unit,
        'from', ${versionIn('before.manifest', 'unit')},
        'to', ${versionIn('entry.manifest', 'unit')}
      )), '[]') from unnest(entry.units) as unit) as changes,
      (select jsonb_build_object('unit', unit, 'version', version)
        from releases where withdrawn_in = entry.sequence) as withdrawn,
      (select coalesce(jsonb_agg(jsonb_build_object('unit', unit, 'version', version) order by unit), '[]')
        from releases release where withdrawn_in is not null
          and version = ${versionIn('entry.manifest', 'release.unit')}) as "withdrawnSince"
    from live_manifests entry
    left join live_manifests before on before.sequence = entry.sequence - 1
    where (${before ?? null}::integer is null or entry.sequence < ${before ?? null}::integer)
      and (${unit ?? null}::text is null or ${unit ?? null}::text = any(entry.units)
        or exists (select from releases where withdrawn_in = entry.sequence and unit = ${unit ?? null}::text))
    order by entry.sequence desc
    limit ${limit}`.execute(kysely);
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}

/** Each time that a microfrontend got another version: which, and what could be gone back to then. The latest first. */
export async function timesLive(
  kysely: Kysely<DB>,
  microfrontend: string,
): Promise<{ version: string | null; previous: string[] | null }[]> {
  const { rows } = await sql<{ version: string | null; previous: string[] | null }>`
    select manifest #>> ${[...pathOf(microfrontend), 'version']}::text[] as version,
      manifest #> ${[...pathOf(microfrontend), 'previous']}::text[] as previous
    from live_manifests
    where ${microfrontend} = any(units)
    order by sequence desc`.execute(kysely);
  return rows;
}

/**
 * Whether the machine that the site runs on has still to make a version live: nobody has stored it, or this machine has,
 * and its start ended or was refused before. What a team stored goes live when the team says so.
 */
export async function isPending(
  kysely: Kysely<DB>,
  microfrontend: string,
  version: string,
): Promise<boolean> {
  const stored = await kysely
    .selectFrom('releases')
    .select('stored_by')
    .where('unit', '=', microfrontend)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!stored) return true;
  if (stored.stored_by !== OPERATOR) return false;
  const times = await timesLive(kysely, microfrontend);
  return !times.some((time) => time.version === version);
}
