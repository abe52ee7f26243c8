import {
  NOTE_VERSION_LENGTH,
  type Progress,
  type ProgressPatch,
  type SavedProgress,
} from '@site/shared/contracts/practice';
import type pg from 'pg';
import type { Database } from '../../../database/database.ts';
import { dayIn } from '../local-days/local-days.ts';
import { firstReview } from '../revision/spaced-repetition.ts';

type Flag = 'completed' | 'bookmarked';
type Field = Flag | 'notes';

/** Writes its own column and no other, so that two devices that write different fields lose neither. */
const upserts: Record<Field, { name: string; text: string }> = {
  completed: upsert('completed'),
  bookmarked: upsert('bookmarked'),
  notes: upsert('notes'),
};

/** A click that waited on its device is passed over if a later one has arrived before it. */
const lateUpserts: Record<Flag, { name: string; text: string }> = {
  completed: lateUpsert('completed'),
  bookmarked: lateUpsert('bookmarked'),
};

/**
 * A note is overwritten only if it is still the one the change was made from, or says the same
 * already: the response to an earlier attempt may have been lost.
 */
const guardedNote = upsert('notes', {
  kind: '-guarded',
  condition: `where mine.notes = excluded.notes
     or case when mine.notes = '' then ''
       else left(encode(sha256(convert_to(mine.notes, 'UTF8')), 'hex'), ${NOTE_VERSION_LENGTH})
     end = any($4::text[])`,
});

function lateUpsert(flag: Flag) {
  return upsert(flag, {
    kind: '-late',
    madeAt: `now() - $4::float8 * interval '1 millisecond'`,
    condition: `where mine.${flag}_changed_at is null
     or mine.${flag}_changed_at <= excluded.${flag}_changed_at`,
  });
}

/**
 * Marks it complete and puts it on the revision schedule in one, so that neither comes without the other: unless
 * the person has turned that off, or the problem has been on it before. Values 1 to 3 are those of `saved`.
 */
function withCard(saved: { name: string; text: string }, firstValue: number) {
  const value = (index: number) => `$${firstValue + index}`;
  return {
    name: `${saved.name}-card`,
    text: `
      with saved as (${saved.text}),
      card as (
        insert into revision_cards
          (user_id, unit_id, due_on, last_reviewed_on, stability, difficulty, reps, lapses)
        select $1, $2, ${value(0)}::date, ${value(1)}::date, ${value(2)}::float8, ${value(3)}::float8,
          ${value(4)}::integer, ${value(5)}::integer
        from saved join profiles on profiles.user_id = $1 and profiles.revise_completed
        on conflict do nothing
        returning due_on)
      select completed, bookmarked, notes, coalesce(
        (select due_on from card),
        (select due_on from revision_cards
          where user_id = $1 and unit_id = $2 and stopped_at is null)) as "dueOn"
      from saved`,
  };
}

const completions = {
  atOnce: withCard(upserts.completed, 4),
  late: withCard(lateUpserts.completed, 5),
};

function upsert(field: Field, { kind = '', madeAt = 'now()', condition = '' } = {}) {
  return {
    name: `progress-${field}${kind}`,
    text: `
      insert into learning_unit_progress as mine (user_id, unit_id, ${field}, ${field}_changed_at)
      values ($1, $2, $3, ${madeAt})
      on conflict (user_id, unit_id) do update
      set ${field} = excluded.${field}, ${field}_changed_at = excluded.${field}_changed_at
      ${condition}
      returning completed, bookmarked, notes`,
  };
}

/** What a change is compared with before it is saved. */
export interface ProgressGuard {
  /** Versions of the note that a change of notes was made from; null overwrites any. */
  baseVersions?: readonly string[] | null;
  /** For how many milliseconds a change of a flag has waited on its device; null for one made just now. */
  ageMs?: number | null;
  /** The learner's time zone, for a completion: a problem is due on a day. */
  zone?: string;
}

/** What the write met that is not there. */
export type Missing = 'unit' | 'user';

/**
 * Saves one field and returns the unit's whole progress (after a completion with the day on which it comes back), or names what does not exist. If the field
 * has been changed since the change was made, nothing is saved and the result is null.
 */
export async function saveProgress(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  unitId: string,
  patch: ProgressPatch,
  guard: ProgressGuard = {},
): Promise<SavedProgress | Missing | null> {
  const [[field, value]] = Object.entries(patch) as [[Field, boolean | string]];
  const { query, compared } =
    field === 'completed' && value === true ? completion(guard) : guardedWrite(field, guard);
  const values = [userId, unitId, value, ...compared];
  try {
    const { rows } = await pool.query<Progress & { dueOn?: string | null }>({ ...query, values });
    if (!rows[0]) return null;
    const { dueOn, ...saved } = rows[0];
    return dueOn ? { ...saved, dueOn } : saved;
  } catch (error) {
    const missing = missingIn(error);
    if (missing) return missing;
    throw error;
  }
}

/** The day of completion counts as the first review, and a good one. */
function completion({ ageMs = null, zone = 'UTC' }: ProgressGuard) {
  const day = dayIn(zone, new Date(Date.now() - (ageMs ?? 0)));
  const { dueOn, lastReviewedOn, stability, difficulty, reps, lapses } = firstReview(day);
  const card = [dueOn, lastReviewedOn, stability, difficulty, reps, lapses];
  if (ageMs === null) return { query: completions.atOnce, compared: card };
  return { query: completions.late, compared: [ageMs, ...card] };
}

function guardedWrite(field: Field, { baseVersions = null, ageMs = null }: ProgressGuard) {
  if (field !== 'notes' && ageMs !== null) return { query: lateUpserts[field], compared: [ageMs] };
  if (field === 'notes' && baseVersions !== null) {
    return { query: guardedNote, compared: [baseVersions] };
  }
  return { query: upserts[field], compared: [] };
}

/** A person's progress on one unit. */
export async function findUnitProgress(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  unitId: string,
): Promise<Progress | null> {
  const { rows } = await pool.query<Progress>({
    name: 'progress-of-unit',
    text: 'select completed, bookmarked, notes from learning_unit_progress where user_id = $1 and unit_id = $2',
    values: [userId, unitId],
  });
  return rows[0] ?? null;
}

const unitConstraints = new Set([
  'learning_unit_progress_unit_id_fkey',
  'revision_cards_unit_id_fkey',
]);

/** The foreign keys say what does not exist; a query first would cost one each time. */
function missingIn(error: unknown): Missing | null {
  const { constraint } = error as Partial<pg.DatabaseError>;
  if (unitConstraints.has(constraint ?? '')) return 'unit';
  return constraint === 'learning_unit_progress_user_id_fkey' ? 'user' : null;
}
