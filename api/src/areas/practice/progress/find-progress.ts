import type { Database } from '../../../database/database.ts';

/** What one person did, by unit id. Units never touched are in none of the three. */
export interface PersonProgress {
  completed: string[];
  bookmarked: string[];
  notes: Record<string, string>;
}

/**
 * Lists instead of a row for each unit: a person has hundreds of rows, and decoding them costs more
 * than finding them. Notes can be long, so only those of the requested units are sent.
 */
const peoplesProgress = {
  name: 'peoples-progress',
  text: `
    select
      user_id,
      coalesce(string_agg(unit_id, ',') filter (where completed), '') as completed,
      coalesce(string_agg(unit_id, ',') filter (where bookmarked), '') as bookmarked,
      coalesce(json_object_agg(unit_id, notes) filter (where notes <> '' and unit_id = any($2::text[])), '{}') as notes
    from learning_unit_progress
    where user_id = any($1::uuid[])
    group by user_id`,
};

interface ListRow {
  user_id: string;
  completed: string;
  bookmarked: string;
  notes: Record<string, string>;
}

/**
 * The progress of several people, by user id; who never touched a unit is left out.
 * Flags of every unit, notes of the units in `unitIds`, which is a PostgreSQL array literal such as
 * {dsa-two-sum,dsa-3sum}: made once, not for each request.
 */
export async function findProgress(
  { pool }: Pick<Database, 'pool'>,
  userIds: string[],
  unitIds: string,
): Promise<Map<string, PersonProgress>> {
  const values = [userIds, unitIds];
  const { rows } = await pool.query<ListRow>({ ...peoplesProgress, values });
  return new Map(rows.map((row) => [row.user_id, progressOf(row)]));
}

function progressOf({ completed, bookmarked, notes }: ListRow): PersonProgress {
  return { completed: listed(completed), bookmarked: listed(bookmarked), notes };
}

function listed(ids: string): string[] {
  return ids === '' ? [] : ids.split(',');
}
