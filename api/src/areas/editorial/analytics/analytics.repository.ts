import type {
  Analytics,
  AnalyticsDay,
  AnalyticsTotals,
  RoadmapReach,
  TopicReach,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** Days such as 2026-11-21, in UTC, both included. */
export interface Period {
  from: string;
  to: string;
}

const begin = ({ from }: Period) => sql<Date>`(${from}::date)::timestamp at time zone 'UTC'`;
const end = ({ to }: Period) => sql<Date>`(${to}::date + 1)::timestamp at time zone 'UTC'`;
const within = (column: string, period: Period) =>
  sql<boolean>`${sql.ref(column)} >= ${begin(period)} and ${sql.ref(column)} < ${end(period)}`;
const dayOf = (column: string) => sql<string>`(${sql.ref(column)} at time zone 'UTC')::date`;

/** Who did something on which day, as often as they did. */
const deeds = (period: Period) => sql`
  select user_id, ${dayOf('completed_changed_at')} as day from learning_unit_progress
    where completed and ${within('completed_changed_at', period)}
  union all
  select user_id, ${dayOf('notes_changed_at')} from learning_unit_progress
    where notes <> '' and ${within('notes_changed_at', period)}
  union all
  select user_id, ${dayOf('created_at')} from comments
    where user_id is not null and deleted_at is null and ${within('created_at', period)}
  union all
  select user_id, ${dayOf('reviewed_at')} from revision_reviews
    where ${within('reviewed_at', period)}
`;

/** One row for each day, even for days on which nothing happened. */
export async function findDays(kysely: Kysely<DB>, period: Period): Promise<AnalyticsDay[]> {
  const { rows } = await sql<AnalyticsDay>`
    with signups as (
      select ${dayOf('created_at')} as day, count(*)::int as count
      from users where ${within('created_at', period)} group by 1
    ), active as (
      select day, count(*)::int as count
      from (select distinct user_id, day from (${deeds(period)}) as deeds) as people group by 1
    ), completions as (
      select ${dayOf('completed_changed_at')} as day, count(*)::int as count
      from learning_unit_progress
      where completed and ${within('completed_changed_at', period)} group by 1
    ), views as (
      select day, sum(views)::int as count from article_view_days
      where day between ${period.from}::date and ${period.to}::date group by 1
    ), requests as (
      select ${dayOf('created_at')} as day, count(*)::int as count
      from callback_requests where ${within('created_at', period)} group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(signups.count, 0) as signups,
      coalesce(active.count, 0) as "activeLearners",
      coalesce(completions.count, 0) as completions,
      coalesce(views.count, 0) as "articleViews",
      coalesce(requests.count, 0) as "callbackRequests"
    from (
      select generate_series(${period.from}::date, ${period.to}::date, interval '1 day')::date as day
    ) as days
    left join signups using (day)
    left join active using (day)
    left join completions using (day)
    left join views using (day)
    left join requests using (day)
    order by days.day
  `.execute(kysely);
  return rows;
}

/** Everyone counts once, however many days they were active on. */
export async function countActiveLearners(
  kysely: Kysely<DB>,
  period: Period,
): Promise<AnalyticsTotals['activeLearners']> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select distinct user_id from (${deeds(period)}) as deeds) as people
  `.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** Articles that readers can still open, the most read first. */
export async function findMostRead(
  kysely: Kysely<DB>,
  { from, to }: Period,
  count: number,
): Promise<Analytics['mostRead']> {
  return kysely
    .selectFrom('article_view_days')
    .innerJoin('articles', 'articles.id', 'article_id')
    .select(['articles.id', 'title', 'slug', sql<number>`sum(views)::int`.as('views')])
    .where('articles.retired_at', 'is', null)
    .where('is_published', '=', true)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['articles.id', 'title', 'slug'])
    .orderBy('views', 'desc')
    .orderBy('articles.id')
    .limit(count)
    .execute();
}

interface ReachRow extends TopicReach {
  roadmapId: string;
  roadmapTitle: string;
  learners: number;
}

/** How far the people who were busy with a roadmap in the period have come in it. */
export async function findReach(kysely: Kysely<DB>, period: Period): Promise<RoadmapReach[]> {
  const { rows } = await sql<ReachRow>`
    with units as (
      select unit.id, roadmap_id, topic_id, count(*) over (partition by topic_id) as siblings
      from learning_units as unit
      join topics on topics.id = topic_id
      join roadmaps on roadmaps.id = roadmap_id
      where unit.retired_at is null and topics.retired_at is null and roadmaps.retired_at is null
    ), done as (
      select user_id, roadmap_id, topic_id, count(*) = siblings as all_of_them,
        bool_or(${within('completed_changed_at', period)}) as recent
      from learning_unit_progress join units on units.id = unit_id
      where completed
      group by user_id, roadmap_id, topic_id, siblings
    ), reached as materialized (
      select topic_id, count(*)::int as started,
        (count(*) filter (where all_of_them))::int as finished
      from (
        select *, bool_or(recent) over (partition by user_id, roadmap_id) as counts from done
      ) as theirs
      where counts
      group by topic_id
    ), crowds as materialized (
      select roadmap_id, count(distinct user_id)::int as learners
      from done where recent group by roadmap_id
    )
    select roadmaps.id as "roadmapId", roadmaps.title as "roadmapTitle", learners,
      topics.id, topics.title, coalesce(started, 0) as started, coalesce(finished, 0) as finished
    from crowds
    join roadmaps on roadmaps.id = crowds.roadmap_id
    join topics on topics.roadmap_id = roadmaps.id
      and topics.id in (select topic_id from units)
    left join reached on reached.topic_id = topics.id
    order by learners desc, roadmaps.id, topics.sequence_number, topics.id
  `.execute(kysely);
  return byRoadmap(rows);
}

function byRoadmap(rows: readonly ReachRow[]): RoadmapReach[] {
  const roadmaps = new Map<string, RoadmapReach>();
  for (const { roadmapId, roadmapTitle, learners, ...topic } of rows) {
    const roadmap = roadmaps.get(roadmapId);
    if (roadmap) roadmap.topics.push(topic);
    else roadmaps.set(roadmapId, { id: roadmapId, title: roadmapTitle, learners, topics: [topic] });
  }
  return [...roadmaps.values()];
}
