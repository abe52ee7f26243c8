import { REVISIONS_AT_ONCE } from '@site/shared/contracts/practice';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { RevisionCard } from './spaced-repetition.ts';

/** A card with what is shown of its problem. */
export interface RevisionRow extends RevisionCard {
  unitId: string;
  name: string;
  level: 'easy' | 'medium' | 'hard';
  topic: string;
  roadmapId: string;
  roadmapTitle: string;
  problemLink: string | null;
  articleLink: string | null;
  /** '' for those that are not among the first due. */
  notes: string;
}

/** What a person revises: on the schedule, completed, and still part of a roadmap. */
const live = sql`
  from revision_cards cards
  join learning_unit_progress progress using (user_id, unit_id)
  join learning_units units on units.id = cards.unit_id and units.retired_at is null
  join topics on topics.id = units.topic_id and topics.retired_at is null
  join roadmaps on roadmaps.id = topics.roadmap_id and roadmaps.retired_at is null
  where cards.stopped_at is null and progress.completed`;

const cardColumns = sql`
  cards.due_on as "dueOn", cards.last_reviewed_on as "lastReviewedOn",
  cards.stability, cards.difficulty, cards.reps, cards.lapses`;

/** All of a person's cards, the one that is due first first. */
export async function findRevisions(
  kysely: Kysely<DB>,
  userId: string,
  today: string,
): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select
      cards.unit_id as "unitId", units.name, units.difficulty as level, topics.title as topic,
      roadmaps.id as "roadmapId", roadmaps.title as "roadmapTitle",
      units.problem_link as "problemLink", units.article_link as "articleLink",
      case
        when cards.due_on <= ${today}::date
          and row_number() over (order by cards.due_on, cards.unit_id) <= ${REVISIONS_AT_ONCE}
        then progress.notes else ''
      end as notes,
      ${cardColumns}
    ${live} and cards.user_id = ${userId}
    order by cards.due_on, cards.unit_id
  `.execute(kysely);
  return rows;
}

/** The day on which each of a person's problems comes back. */
export async function findDays(
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ unitId: string; dueOn: string }[]> {
  const { rows } = await sql<{ unitId: string; dueOn: string }>`
    select cards.unit_id as "unitId", cards.due_on as "dueOn"
    ${live} and cards.user_id = ${userId}
  `.execute(kysely);
  return rows;
}

/** A person's cards with the minutes that solving each problem takes, the one that is due first first. */
export async function findCards(
  kysely: Kysely<DB>,
  userId: string,
): Promise<(RevisionCard & { minutes: number })[]> {
  const { rows } = await sql<RevisionCard & { minutes: number }>`
    select units.time_to_complete as minutes, ${cardColumns}
    ${live} and cards.user_id = ${userId}
    order by cards.due_on, cards.unit_id
  `.execute(kysely);
  return rows;
}

/** A problem as its person left it; null if there is no such problem. */
export async function findSolved(
  kysely: Kysely<DB>,
  userId: string,
  unitId: string,
): Promise<{ name: string; completed: boolean; completedAt: Date | null } | null> {
  const { rows } = await sql<{ name: string; completed: boolean; completedAt: Date | null }>`
    select units.name, coalesce(completed, false) as completed, completed_changed_at as "completedAt"
    from learning_units units
    left join learning_unit_progress on unit_id = units.id and user_id = ${userId}
    where units.id = ${unitId} and units.retired_at is null
  `.execute(kysely);
  return rows[0] ?? null;
}

/** Puts a card on the schedule; one that was there before goes on as it was. Returns its day. */
export async function startCard(
  kysely: Kysely<DB>,
  userId: string,
  unitId: string,
  card: RevisionCard,
): Promise<string> {
  const { rows } = await sql<{ dueOn: string }>`
    insert into revision_cards as cards
      (user_id, unit_id, due_on, last_reviewed_on, stability, difficulty, reps, lapses)
    values (${userId}, ${unitId}, ${card.dueOn}, ${card.lastReviewedOn},
      ${card.stability}, ${card.difficulty}, ${card.reps}, ${card.lapses})
    on conflict (user_id, unit_id) do update set stopped_at = null
    returning due_on as "dueOn"
  `.execute(kysely);
  return rows[0]?.dueOn ?? card.dueOn;
}

/** Whether there was one on the schedule. */
export async function stopCard(
  kysely: Kysely<DB>,
  userId: string,
  unitId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update revision_cards set stopped_at = now()
    where user_id = ${userId} and unit_id = ${unitId} and stopped_at is null
    returning unit_id
  `.execute(kysely);
  return rows.length > 0;
}

/** A person's card, locked until the transaction ends; null if it is not on the schedule. */
export async function lockCard(
  transaction: Transaction<DB>,
  userId: string,
  unitId: string,
): Promise<(RevisionCard & { name: string }) | null> {
  const { rows } = await sql<RevisionCard & { name: string }>`
    select units.name, ${cardColumns}
    ${live} and cards.user_id = ${userId} and cards.unit_id = ${unitId}
    for update of cards
  `.execute(transaction);
  return rows[0] ?? null;
}

export async function saveCard(
  transaction: Transaction<DB>,
  userId: string,
  unitId: string,
  card: RevisionCard,
): Promise<void> {
  await transaction
    .updateTable('revision_cards')
    .set({
      due_on: card.dueOn,
      last_reviewed_on: card.lastReviewedOn,
      stability: card.stability,
      difficulty: card.difficulty,
      reps: card.reps,
      lapses: card.lapses,
    })
    .where('user_id', '=', userId)
    .where('unit_id', '=', unitId)
    .execute();
}
