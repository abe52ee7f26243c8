import type { Difficulty, savedUnitsQuery } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../../database/tables.ts';

/** The position between two pages: after the unit with this time and id. */
export interface Position {
  changedAt: Date;
  unitId: string;
}

export interface SavedRow {
  unitId: string;
  name: string;
  difficulty: Difficulty;
  topic: string;
  roadmapId: string;
  roadmapTitle: string;
  completed: boolean;
  bookmarked: boolean;
  notes: string;
  changedAt: Date;
  /** Whether it still is part of a roadmap. */
  shown: boolean;
  /** Of all that fit. */
  total: number;
}

type SavedFilter = Omit<z.output<typeof savedUnitsQuery>, 'after'>;

/**
 * A person's bookmarks and notes from after a position on, the latest change first. What left the roadmaps is
 * among them: a person wrote it.
 */
export async function findSaved(
  kysely: Kysely<DB>,
  userId: string,
  { kind, q, roadmap, difficulty, completed }: SavedFilter,
  { after, count }: { after: Position | null; count: number },
): Promise<SavedRow[]> {
  const search = q.trim().toLowerCase();
  const saved = {
    all: sql`(progress.bookmarked or progress.notes <> '')`,
    bookmarks: sql`progress.bookmarked`,
    notes: sql`progress.notes <> ''`,
  }[kind];
  const conditions = [
    saved,
    ...(search
      ? [
          sql`(strpos(lower(units.name), ${search}) > 0 or strpos(lower(progress.notes), ${search}) > 0)`,
        ]
      : []),
    ...(roadmap ? [sql`roadmaps.id = ${roadmap}`] : []),
    ...(difficulty ? [sql`units.difficulty = ${difficulty}`] : []),
    ...(completed ? [sql`progress.completed = ${completed === 'true'}`] : []),
  ];
  const { rows } = await sql<SavedRow>`
    with saved as (
      select units.id as "unitId", units.name, units.difficulty, topics.title as topic,
        roadmaps.id as "roadmapId", roadmaps.title as "roadmapTitle",
        progress.completed, progress.bookmarked, progress.notes,
        date_trunc('milliseconds', coalesce(greatest(bookmarked_changed_at, notes_changed_at), 'epoch')) as "changedAt",
        coalesce(units.retired_at, topics.retired_at, roadmaps.retired_at) is null as shown,
        count(*) over ()::int as total
      from learning_unit_progress progress
      join learning_units units on units.id = progress.unit_id
      join topics on topics.id = units.topic_id
      join roadmaps on roadmaps.id = topics.roadmap_id
      where progress.user_id = ${userId} and ${sql.join(conditions, sql` and `)}
    )
    select * from saved
    ${after ? sql`where ("changedAt", "unitId") < (${after.changedAt}, ${after.unitId})` : sql``}
    order by "changedAt" desc, "unitId" desc
    limit ${count}
  `.execute(kysely);
  return rows;
}
