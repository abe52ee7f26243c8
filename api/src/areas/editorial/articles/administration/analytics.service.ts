import type { AnalyticsOverview } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { isScheduled, known, status } from './admin-articles.repository.ts';

const MOST_READ = 10;

/** What administrators see at a glance. */
export async function readOverview(kysely: Kysely<DB>): Promise<AnalyticsOverview> {
  const [sums, most_read] = await Promise.all([sumUp(kysely), findMostRead(kysely, MOST_READ)]);
  const { views, likes, comments, ...articles } = sums;
  return { articles, views: { total: views }, likes, comments, most_read };
}

/** How many articles there are of each status, and what readers have done with those outside the trash. */
async function sumUp(kysely: Kysely<DB>) {
  const count = (of: string) => sql<number>`count(*) filter (where ${status} = ${of})::int`;
  const there = sql`select id from articles where retired_at is null and deleted_at is null`;
  return known(kysely)
    .select([
      count('published').as('published'),
      count('draft').as('draft'),
      sql<number>`count(*) filter (where ${isScheduled})::int`.as('scheduled'),
      count('trash').as('trash'),
      sql<number>`count(*) filter (where is_featured and deleted_at is null)::int`.as('featured'),
      sql<number>`coalesce(sum(view_count) filter (where deleted_at is null), 0)::int`.as('views'),
      sql<number>`(select count(*)::int from article_likes where article_id in (${there}))`.as(
        'likes',
      ),
      sql<number>`(
        select count(*)::int from comments
        where deleted_at is null and retired_at is null and subject in (select 'article:' || id from (${there}) as there)
      )`.as('comments'),
    ])
    .executeTakeFirstOrThrow();
}

/** Published articles, the most read first. */
const findMostRead = (kysely: Kysely<DB>, count: number): Promise<AnalyticsOverview['most_read']> =>
  known(kysely)
    .where(sql<boolean>`${status} = 'published'`)
    .select(['id', 'title', 'slug', 'view_count'])
    .orderBy('view_count', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
