import type { CountedAs, Difficulty } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { recommendedOrder } from '../roadmaps/structure.repository.ts';

/** How many things a person did within a stretch of time, or on a day of their own. */
export interface Done {
  /** Its beginning. null if only the day is known. */
  at: Date | null;
  /** Stored as the day of the learner's calendar. */
  day: string | null;
  count: number;
}

/**
 * What a person did, all of it: what was completed, revised, noted and said.
 * @param stretch counted together. It begins at midnight UTC; no zone's midnight falls within 15 minutes.
 */
export async function findDone(
  kysely: Kysely<DB>,
  userId: string,
  stretch: '15 minutes' | '1 day',
): Promise<Done[]> {
  const { rows } = await sql<Done>`
    with done (at) as (
      select completed_changed_at from learning_unit_progress where user_id = ${userId} and completed
      union all
      select notes_changed_at from learning_unit_progress where user_id = ${userId} and notes <> ''
      union all
      select created_at from comments
      where user_id = ${userId} and deleted_at is null and hidden_at is null
    )
    select date_bin(${stretch}::interval, at, 'epoch') as at, null as day, count(*)::int as count
    from done where at is not null group by 1
    union all
    select null, reviewed_on::text, count(*)::int
    from revision_reviews where user_id = ${userId} group by reviewed_on
  `.execute(kysely);
  return rows;
}

export interface ProgressRow {
  id: string;
  title: string;
  countedAs: CountedAs;
  difficulty: Difficulty;
  total: number;
  completed: number;
}

/** A person's problems by roadmap and difficulty, in the order in which roadmaps are shown. */
export async function findProgressRows(kysely: Kysely<DB>, userId: string): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    select roadmaps.id, roadmaps.title, roadmaps.counted_as as "countedAs", units.difficulty,
      count(*)::int as total, count(*) filter (where progress.completed)::int as completed
    from roadmaps
    join topics on topics.roadmap_id = roadmaps.id and topics.retired_at is null
    join learning_units units on units.topic_id = topics.id and units.retired_at is null
    left join learning_unit_progress progress
      on progress.unit_id = units.id and progress.user_id = ${userId}
    where roadmaps.retired_at is null
    group by roadmaps.id, units.difficulty
    order by ${recommendedOrder}
  `.execute(kysely);
  return rows;
}

/** A person's problems by topic, in the order in which the sheet shows them. */
export async function findTopicRows(
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ roadmapId: string; title: string; total: number; completed: number }[]> {
  const { rows } = await sql<{
    roadmapId: string;
    title: string;
    total: number;
    completed: number;
  }>`
    select topics.roadmap_id as "roadmapId", topics.title, count(*)::int as total,
      count(*) filter (where progress.completed)::int as completed
    from topics
    join learning_units units on units.topic_id = topics.id and units.retired_at is null
    left join learning_unit_progress progress
      on progress.unit_id = units.id and progress.user_id = ${userId}
    where topics.retired_at is null
    group by topics.roadmap_id, topics.id, topics.title, topics.sequence_number
    order by topics.sequence_number, topics.id
  `.execute(kysely);
  return rows;
}

/** As many as a glance takes in. */
const RECENT = 5;

export interface SolvedRow {
  unitId: string;
  name: string;
  difficulty: Difficulty;
  roadmapId: string;
  roadmapTitle: string;
  solvedAt: Date;
}

/** What a person completed last, and has not taken back. */
export async function findRecentlySolved(kysely: Kysely<DB>, userId: string): Promise<SolvedRow[]> {
  const { rows } = await sql<SolvedRow>`
    select units.id as "unitId", units.name, units.difficulty,
      roadmaps.id as "roadmapId", roadmaps.title as "roadmapTitle",
      progress.completed_changed_at as "solvedAt"
    from learning_unit_progress progress
    join learning_units units on units.id = progress.unit_id and units.retired_at is null
    join topics on topics.id = units.topic_id and topics.retired_at is null
    join roadmaps on roadmaps.id = topics.roadmap_id and roadmaps.retired_at is null
    where progress.user_id = ${userId} and progress.completed
      and progress.completed_changed_at is not null
    order by progress.completed_changed_at desc, units.id
    limit ${RECENT}
  `.execute(kysely);
  return rows;
}
