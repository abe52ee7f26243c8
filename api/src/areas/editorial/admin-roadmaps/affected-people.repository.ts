import type { AffectedPeople, PeopleRequest } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { roadmapPart, topicPart, unitPart } from './parts.ts';

const tables = { roadmap: roadmapPart.table, topic: topicPart.table, unit: unitPart.table };

/** How many people have made something of units, retired ones among them; see the contract. */
export async function findAffectedPeople(
  kysely: Kysely<DB>,
  { of, ids }: PeopleRequest,
): Promise<AffectedPeople> {
  const { rows } = await sql<AffectedPeople>`
    with chosen as (
      select learning_units.id
      from learning_units
      join topics on topics.id = topic_id
      join roadmaps on roadmaps.id = roadmap_id
      where ${sql.ref(`${tables[of]}.id`)} = any(${ids})
    ), made as (
      select user_id, completed, notes <> '' as notes, bookmarked, false as revised, false as worked
      from learning_unit_progress where unit_id in (select id from chosen)
      union all
      select user_id, false, false, false, true, false
      from revision_cards where unit_id in (select id from chosen) and stopped_at is null
      union all
      select user_id, false, false, false, false, true
      from exercise_work where unit_id in (select id from chosen)
      union all
      select user_id, false, false, false, false, true
      from attempts where unit_id in (select id from chosen)
    )
    select
      count(distinct user_id) filter (where completed or notes or bookmarked or revised or worked)::int as any,
      count(distinct user_id) filter (where completed)::int as completed,
      count(distinct user_id) filter (where notes)::int as notes,
      count(distinct user_id) filter (where bookmarked)::int as bookmarks,
      count(distinct user_id) filter (where revised)::int as revision,
      count(distinct user_id) filter (where worked)::int as work
    from made
  `.execute(kysely);
  const [found] = rows;
  if (!found) throw new Error('A count has one row');
  return found;
}
