import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { RevisionCard } from './spaced-repetition.ts';

/** Completed problems of a roadmap that were never on the person's schedule. */
const addable = sql`
  from learning_unit_progress progress
  join learning_units units on units.id = progress.unit_id and units.retired_at is null
  join topics on topics.id = units.topic_id and topics.retired_at is null
  join roadmaps on roadmaps.id = topics.roadmap_id and roadmaps.retired_at is null
  where progress.completed and not exists (
    select from revision_cards cards
    where cards.user_id = progress.user_id and cards.unit_id = progress.unit_id)`;

/** Whether completed problems are scheduled by themselves, and how many could be added. */
export async function findPolicy(
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ automatic: boolean; addable: number }> {
  const { rows } = await sql<{ automatic: boolean; addable: number }>`
    select revise_completed as automatic,
      (select count(*)::int ${addable} and progress.user_id = ${userId}) as addable
    from profiles where user_id = ${userId}
  `.execute(kysely);
  return rows[0] ?? { automatic: true, addable: 0 };
}

/** Whether completed problems are scheduled by themselves. */
export async function isAutomatic(kysely: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('profiles')
    .select('revise_completed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.revise_completed ?? true;
}

/** What could be added, with the moment of its completion. */
export async function findAddable(
  transaction: Transaction<DB>,
  userId: string,
): Promise<{ unitId: string; completedAt: Date | null }[]> {
  const { rows } = await sql<{ unitId: string; completedAt: Date | null }>`
    select progress.unit_id as "unitId", completed_changed_at as "completedAt"
    ${addable} and progress.user_id = ${userId}
    order by completed_changed_at, progress.unit_id
  `.execute(transaction);
  return rows;
}

/** Puts the cards on the schedule as one addition; those that another device has added meanwhile stay as they are. */
export async function insertAddition(
  transaction: Transaction<DB>,
  { userId, id }: { userId: string; id: string },
  cards: readonly (RevisionCard & { unitId: string })[],
): Promise<void> {
  if (cards.length === 0) return;
  await transaction
    .insertInto('revision_cards')
    .values(
      cards.map((card) => ({
        user_id: userId,
        unit_id: card.unitId,
        due_on: card.dueOn,
        last_reviewed_on: card.lastReviewedOn,
        stability: card.stability,
        difficulty: card.difficulty,
        reps: card.reps,
        lapses: card.lapses,
        added_in: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many cards of an addition are on the schedule, and the last of their days. */
export async function findAddition(
  kysely: Kysely<DB>,
  userId: string,
  id: string,
): Promise<{ count: number; lastDueOn: string | null }> {
  const { rows } = await sql<{ count: number; lastDueOn: string | null }>`
    select count(*)::int as count, max(due_on) as "lastDueOn"
    from revision_cards where user_id = ${userId} and added_in = ${id}
  `.execute(kysely);
  return rows[0] ?? { count: 0, lastDueOn: null };
}

/** Takes an addition off again; what the person has revised or taken off since stays as it is. Returns how many. */
export async function deleteAddition(
  kysely: Kysely<DB>,
  userId: string,
  id: string,
): Promise<number> {
  const { rows } = await sql`
    delete from revision_cards cards
    where user_id = ${userId} and added_in = ${id} and stopped_at is null
      and not exists (
        select from revision_reviews reviews
        where reviews.user_id = cards.user_id and reviews.unit_id = cards.unit_id)
    returning unit_id
  `.execute(kysely);
  return rows.length;
}
