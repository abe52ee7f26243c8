import type { Progress, ProgressPatch } from '@site/shared/contracts';
import type pg from 'pg';
import type { Database } from '../../database/database.ts';

type Field = 'completed' | 'bookmarked' | 'notes';

/** Writes its own column and no other, so that two devices that write different fields lose neither. */
const upserts: Record<Field, { name: string; text: string }> = {
  completed: upsert('completed'),
  bookmarked: upsert('bookmarked'),
  notes: upsert('notes'),
};

function upsert(field: Field) {
  return {
    name: `progress-${field}`,
    text: `
      insert into learning_unit_progress as mine (user_id, unit_id, ${field}, ${field}_changed_at)
      values ($1, $2, $3, now())
      on conflict (user_id, unit_id) do update
      set ${field} = excluded.${field}, ${field}_changed_at = excluded.${field}_changed_at
      returning completed, bookmarked, notes`,
  };
}

/** What the write met that is not there. */
export type Missing = 'unit' | 'user';

/** Saves one field and answers the unit's whole progress, or names what does not exist. */
export async function saveProgress(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  unitId: string,
  patch: ProgressPatch,
): Promise<Progress | Missing> {
  const [[field, value]] = Object.entries(patch) as [[Field, boolean | string]];
  try {
    const { rows } = await pool.query<Progress>({
      ...upserts[field],
      values: [userId, unitId, value],
    });
    const [saved] = rows;
    if (!saved) throw new Error('The database saved progress and returned none');
    return saved;
  } catch (error) {
    const missing = missingIn(error);
    if (missing) return missing;
    throw error;
  }
}

/** The foreign keys say what does not exist; asking first would cost a query each time. */
function missingIn(error: unknown): Missing | null {
  const { constraint } = error as Partial<pg.DatabaseError>;
  if (constraint === 'learning_unit_progress_unit_id_fkey') return 'unit';
  return constraint === 'learning_unit_progress_user_id_fkey' ? 'user' : null;
}
