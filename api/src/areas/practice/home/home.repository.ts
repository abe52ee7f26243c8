import {
  type CommentSubject,
  DEFAULT_ROADMAP_ID,
  type Difficulty,
  NEXT_PROBLEMS,
  type NextProblem,
} from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

interface NextRow {
  unitId: string;
  name: string;
  difficulty: Difficulty;
  topic: string;
  roadmapId: string;
  roadmapTitle: string;
  begun: boolean;
}

/** When a person last changed something about a problem. */
const changedAt = sql`greatest(
  progress.completed_changed_at, progress.bookmarked_changed_at, progress.notes_changed_at)`;

/**
 * The unsolved problems of the roadmap in which something was changed last: first those after the last solved one,
 * then those skipped before it. Of someone who has not begun, the first ones of the default roadmap.
 */
export async function findNext(
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ begun: boolean; problems: Omit<NextProblem, 'path'>[] }> {
  const { rows } = await sql<NextRow>`
    with places as (
      select roadmaps.id as roadmap_id, roadmaps.title as roadmap_title, topics.title as topic,
        units.id, units.name, units.difficulty,
        coalesce(progress.completed, false) as completed, ${changedAt} as changed_at,
        row_number() over (
          partition by roadmaps.id
          order by topics.sequence_number, topics.id, units.sequence_number, units.id
        ) as place
      from roadmaps
      join topics on topics.roadmap_id = roadmaps.id and topics.retired_at is null
      join learning_units units on units.topic_id = topics.id and units.retired_at is null
      left join learning_unit_progress progress
        on progress.unit_id = units.id and progress.user_id = ${userId}
      where roadmaps.retired_at is null
    ), worked_on as (
      select roadmap_id, bool_or(completed) as begun,
        coalesce(max(place) filter (where completed), 0) as last_solved
      from places
      group by roadmap_id
      having not bool_and(completed)
      order by max(changed_at) desc nulls last, roadmap_id <> ${DEFAULT_ROADMAP_ID}, roadmap_id
      limit 1
    )
    select places.id as "unitId", name, difficulty, topic, begun,
      roadmap_id as "roadmapId", roadmap_title as "roadmapTitle"
    from places join worked_on using (roadmap_id)
    where not completed
    order by place < last_solved, place
    limit ${NEXT_PROBLEMS}
  `.execute(kysely);
  return {
    begun: rows[0]?.begun ?? false,
    problems: rows.map(({ roadmapId, roadmapTitle, begun: _, ...problem }) => ({
      ...problem,
      roadmap: { id: roadmapId, title: roadmapTitle },
    })),
  };
}

/** The moments at which what is solved now was completed. */
export async function findSolvedSince(
  kysely: Kysely<DB>,
  userId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await kysely
    .selectFrom('learning_unit_progress')
    .select('completed_changed_at as at')
    .where('user_id', '=', userId)
    .where('completed', '=', true)
    .where('completed_changed_at', '>=', since)
    .execute();
  return rows.flatMap(({ at }) => at ?? []);
}

/** The problem of a roadmap about which the person changed something last. */
export async function findChangedLast(
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ unitId: string; name: string; roadmapId: string; at: Date } | undefined> {
  const { rows } = await sql<{ unitId: string; name: string; roadmapId: string; at: Date }>`
    select units.id as "unitId", units.name, roadmaps.id as "roadmapId", ${changedAt} as at
    from learning_unit_progress progress
    join learning_units units on units.id = progress.unit_id and units.retired_at is null
    join topics on topics.id = units.topic_id and topics.retired_at is null
    join roadmaps on roadmaps.id = topics.roadmap_id and roadmaps.retired_at is null
    where progress.user_id = ${userId} and ${changedAt} is not null
    order by at desc
    limit 1
  `.execute(kysely);
  return rows[0];
}

export const findOpenedLast = (
  kysely: Kysely<DB>,
  userId: string,
): Promise<{ subject: CommentSubject; at: Date } | undefined> =>
  kysely
    .selectFrom('last_places')
    .select(['subject', 'opened_at as at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export async function saveOpened(
  kysely: Kysely<DB>,
  userId: string,
  subject: CommentSubject,
): Promise<void> {
  await sql`
    insert into last_places (user_id, subject) values (${userId}, ${subject})
    on conflict (user_id) do update set subject = excluded.subject, opened_at = now()
  `.execute(kysely);
}
