import type { RevisionGrade } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { RevisionCard } from './spaced-repetition.ts';

/** One review of one card. */
export interface Review {
  userId: string;
  unitId: string;
  id: string;
}

/** The unit of a person's review and the day it led to; null if the id is new. */
export async function findReview(
  transaction: Transaction<DB>,
  { userId, id }: Review,
): Promise<{ unitId: string; dueOn: string } | null> {
  const { rows } = await sql<{ unitId: string; dueOn: string }>`
    select unit_id as "unitId", due_on as "dueOn"
    from revision_reviews where user_id = ${userId} and id = ${id}
  `.execute(transaction);
  return rows[0] ?? null;
}

export async function insertReview(
  transaction: Transaction<DB>,
  { userId, unitId, id }: Review,
  { grade, before, after }: { grade: RevisionGrade; before: RevisionCard; after: RevisionCard },
): Promise<void> {
  await transaction
    .insertInto('revision_reviews')
    .values({
      user_id: userId,
      id,
      unit_id: unitId,
      grade,
      reviewed_on: after.lastReviewedOn,
      due_on: after.dueOn,
      before: JSON.stringify(before),
    })
    .execute();
}

/** The latest review of a card, with the card as it was before; null if there is none. */
export async function findLatestReview(
  transaction: Transaction<DB>,
  { userId, unitId }: Pick<Review, 'userId' | 'unitId'>,
): Promise<{ id: string; before: RevisionCard } | null> {
  const { rows } = await sql<{ id: string; before: RevisionCard }>`
    select id, before from revision_reviews
    where user_id = ${userId} and unit_id = ${unitId}
    order by reviewed_at desc limit 1
  `.execute(transaction);
  return rows[0] ?? null;
}

/** For each problem that a person revised on a day, the minutes that solving it takes. */
export async function findReviewedOn(
  kysely: Kysely<DB>,
  userId: string,
  day: string,
): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select units.time_to_complete as minutes
    from revision_reviews reviews join learning_units units on units.id = reviews.unit_id
    where reviews.user_id = ${userId} and reviews.reviewed_on = ${day}::date
  `.execute(kysely);
  return rows.map(({ minutes }) => minutes);
}

export async function deleteReview(
  transaction: Transaction<DB>,
  { userId, id }: Review,
): Promise<void> {
  await transaction
    .deleteFrom('revision_reviews')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
