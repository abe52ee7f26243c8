import type { Database } from '../../database/database.ts';

/** What one person did, by unit id. Units never touched are in none of the three. */
export interface PersonProgress {
  completed: string[];
  bookmarked: string[];
  notes: Record<string, string>;
}

/**
 * Lists instead of a row for each unit: a person has hundreds of rows, and decoding them costs more than finding them.
 * Notes can be long, so only those of the wanted units are sent.
 */
const personProgress = {
  name: 'person-progress',
  text: `
    select
      coalesce(string_agg(unit_id, ',') filter (where completed), '') as completed,
      coalesce(string_agg(unit_id, ',') filter (where bookmarked), '') as bookmarked,
      coalesce(json_object_agg(unit_id, notes) filter (where notes <> '' and unit_id = any($2::text[])), '{}') as notes
    from learning_unit_progress
    where user_id = $1`,
};

interface ListRow {
  completed: string;
  bookmarked: string;
  notes: Record<string, string>;
}

/**
 * A person's progress: flags of every unit, notes of the units in `unitIds`,
 * which is a PostgreSQL array literal such as {dsa-two-sum,dsa-3sum}: made once, not for each request.
 */
export async function findProgress(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  unitIds: string,
): Promise<PersonProgress> {
  const { rows } = await pool.query<ListRow>({ ...personProgress, values: [userId, unitIds] });
  const [row] = rows;
  return {
    completed: listed(row?.completed),
    bookmarked: listed(row?.bookmarked),
    notes: row?.notes ?? {},
  };
}

function listed(ids = ''): string[] {
  return ids === '' ? [] : ids.split(',');
}
