import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { today } from './reader.ts';

/**
 * Counts a view if none of the reader's marks has been seen on that day and article. The others are noted
 * only if the first is new.
 * @param day as in 2026-11-21
 * @returns how often the article was viewed
 */
export async function countView(
  kysely: Kysely<DB>,
  articleId: string,
  day: string,
  [mark, ...others]: readonly [Buffer, ...Buffer[]],
): Promise<number> {
  const { rows } = await sql<{ view_count: number }>`
    with seen as (
      insert into article_views (article_id, day, reader) values (${articleId}, ${day}, ${mark})
      on conflict do nothing
      returning article_id
    ), also_seen as (
      insert into article_views (article_id, day, reader)
      select article_id, ${day}, other from seen, unnest(${others}::bytea[]) as other
      on conflict do nothing
      returning article_id
    ), counted as (
      update articles set view_count = view_count + 1
      where id in (select article_id from seen)
        and (select count(*) from also_seen) = ${others.length}
      returning id, view_count
    ), on_that_day as (
      insert into article_view_days as known (article_id, day, views)
      select id, ${day}, 1 from counted
      on conflict (article_id, day) do update set views = known.views + 1
    )
    select view_count from counted
  `.execute(kysely);
  return rows[0]?.view_count ?? (await findViewCount(kysely, articleId));
}

/** Read by itself: the statement that waited for another reader's view doesn't see it. */
async function findViewCount(kysely: Kysely<DB>, articleId: string): Promise<number> {
  const article = await kysely
    .selectFrom('articles')
    .select('view_count')
    .where('id', '=', articleId)
    .executeTakeFirst();
  return article?.view_count ?? 0;
}

/** Forgets who read what on earlier days. */
export async function deleteOldViews(kysely: Kysely<DB>): Promise<void> {
  await kysely.deleteFrom('article_views').where('day', '<', today()).execute();
}

export const addLike = (transaction: Transaction<DB>, articleId: string, userId: string) =>
  transaction
    .insertInto('article_likes')
    .values({ article_id: articleId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeLike = (transaction: Transaction<DB>, articleId: string, userId: string) =>
  transaction
    .deleteFrom('article_likes')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .execute();

/** How many people like an article, and whether this one does. */
export const findLikes = (kysely: Kysely<DB>, articleId: string, userId: string) =>
  kysely
    .selectFrom('article_likes')
    .select([
      sql<number>`count(*)::int`.as('like_count'),
      sql<boolean>`coalesce(bool_or(user_id = ${userId}), false)`.as('liked'),
    ])
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
