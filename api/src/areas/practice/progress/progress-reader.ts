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
async function findProgress(
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

/** Enough to keep PostgreSQL busy while the results of one query are being written. */
const QUERIES_AT_ONCE = 2;

interface Asker {
  resolve(progress: PersonProgress): void;
  reject(error: unknown): void;
}

/** Those who wait for the same units: by person, since one may request several times. */
type Batch = Map<string, Asker[]>;

/**
 * Reads people's progress, with one query for all simultaneous requests: under load a query for
 * each makes a request three times as expensive (docs/benchmarks.md). Nothing is cached; a query always
 * starts after every request it serves, so that each sees what was saved before.
 */
export function createProgressReader(database: Pick<Database, 'pool'>) {
  const waiting = new Map<string, Batch>();
  let running = 0;

  const start = () => {
    for (const [unitIds, batch] of waiting) {
      if (running >= QUERIES_AT_ONCE) return;
      waiting.delete(unitIds);
      void run(unitIds, batch);
    }
  };

  const run = async (unitIds: string, batch: Batch) => {
    running += 1;
    try {
      const found = await findProgress(database, [...batch.keys()], unitIds);
      for (const [userId, askers] of batch) {
        for (const { resolve } of askers) resolve(found.get(userId) ?? noProgress);
      }
    } catch (error) {
      for (const { reject } of [...batch.values()].flat()) reject(error);
    }
    running -= 1;
    start();
  };

  /** A person's progress: flags of every unit, notes of `unitIds` (see findProgress). */
  return (userId: string, unitIds: string): Promise<PersonProgress> =>
    new Promise((resolve, reject) => {
      const batch = waiting.get(unitIds) ?? new Map<string, Asker[]>();
      waiting.set(unitIds, batch);
      batch.set(userId, [...(batch.get(userId) ?? []), { resolve, reject }]);
      setImmediate(start);
    });
}

export const noProgress: PersonProgress = { completed: [], bookmarked: [], notes: {} };
