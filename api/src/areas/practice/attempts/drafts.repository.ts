import type { KeptDraft } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { namedPlaces, type WorkPlace } from './work-place.ts';

/** A draft, and of which exercise. */
export interface PlacedDraft extends WorkPlace, KeptDraft {}

/** Those that there are, in any order. */
export async function findDrafts(
  kysely: Kysely<Tables>,
  userId: string,
  places: readonly WorkPlace[],
): Promise<PlacedDraft[]> {
  const { rows } = await sql<WorkPlace & { code: string; changedAt: Date }>`
    select unit_id as "unitId", language, code, changed_at as "changedAt"
    from solution_drafts join ${namedPlaces(places)} using (unit_id, language)
    where user_id = ${userId}
  `.execute(kysely);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** One that was changed later stays. @param drafts each at another place */
export async function saveDrafts(
  kysely: Kysely<Tables>,
  userId: string,
  drafts: readonly (WorkPlace & { code: string; changedAt: Date })[],
): Promise<void> {
  await sql`
    insert into solution_drafts (user_id, unit_id, language, code, changed_at)
    select ${userId}, sent.* from unnest(
      ${drafts.map(({ unitId }) => unitId)}::text[],
      ${drafts.map(({ language }) => language)}::text[],
      ${drafts.map(({ code }) => code)}::text[],
      ${drafts.map(({ changedAt }) => changedAt)}::timestamptz[]
    ) as sent
    on conflict (user_id, unit_id, language) do update
      set code = excluded.code, changed_at = excluded.changed_at
      where solution_drafts.changed_at <= excluded.changed_at
  `.execute(kysely);
}

export async function deleteDrafts(
  kysely: Kysely<Tables>,
  userId: string,
  places: readonly WorkPlace[],
): Promise<void> {
  await sql`
    delete from solution_drafts using ${namedPlaces(places)}
    where user_id = ${userId} and solution_drafts.unit_id = named.unit_id
      and solution_drafts.language = named.language
  `.execute(kysely);
}
