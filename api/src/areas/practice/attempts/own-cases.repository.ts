import type { KeptOwnCases } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { wholeCharacters } from '../../../text/whole-characters.ts';
import { namedPlaces, type WorkPlace } from './work-place.ts';

/** Own cases, and of which exercise. */
export interface PlacedCases extends WorkPlace, KeptOwnCases {}

/** Those that there are, in any order. */
export async function findOwnCases(
  kysely: Kysely<Tables>,
  userId: string,
  places: readonly WorkPlace[],
): Promise<PlacedCases[]> {
  const { rows } = await sql<WorkPlace & { inputs: string[]; changedAt: Date }>`
    select unit_id as "unitId", language, inputs, changed_at as "changedAt"
    from own_cases join ${namedPlaces(places)} using (unit_id, language)
    where user_id = ${userId}
  `.execute(kysely);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/** Those that were changed later stay. @param cases each at another place */
export async function saveOwnCases(
  kysely: Kysely<Tables>,
  userId: string,
  cases: readonly (WorkPlace & { inputs: string[]; changedAt: Date })[],
): Promise<void> {
  // Lists of different lengths are no array of PostgreSQL's.
  const inputs = cases.map((one) => JSON.stringify(one.inputs.map(wholeCharacters)));
  await sql`
    insert into own_cases (user_id, unit_id, language, inputs, changed_at)
    select ${userId}, unit_id, language, array(
      select input from jsonb_array_elements_text(sent.inputs) with ordinality as each (input, place)
      order by place
    ), changed_at
    from unnest(
      ${cases.map(({ unitId }) => unitId)}::text[],
      ${cases.map(({ language }) => language)}::text[],
      ${inputs}::jsonb[],
      ${cases.map(({ changedAt }) => changedAt)}::timestamptz[]
    ) as sent (unit_id, language, inputs, changed_at)
    on conflict (user_id, unit_id, language) do update
      set inputs = excluded.inputs, changed_at = excluded.changed_at
      where own_cases.changed_at <= excluded.changed_at
  `.execute(kysely);
}
