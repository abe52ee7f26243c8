import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * Counts a reader once a day and article.
 * @param day as in 2026-11-21
 * @returns how often the article was viewed
 */
export async function countView(
  kysely: Kysely<Tables>,
  articleId: string,
  day: string,
  reader: Buffer,
): Promise<number> {
  const { rows } = await sql<{ view_count: number }>`
    with seen as (
      insert into article_views (article_id, day, reader) values (${articleId}, ${day}, ${reader})
      on conflict do nothing
      returning article_id
    ), counted as (
      update articles set view_count = view_count + 1
      where id in (select article_id from seen)
      returning view_count
    )
    select view_count from counted
    union all
    select view_count from articles where id = ${articleId} and not exists (select from counted)
  `.execute(kysely);
  return rows[0]?.view_count ?? 0;
}

/** Forgets who read what before this day. */
export const deleteOldViews = (kysely: Kysely<Tables>, day: string) =>
  kysely.deleteFrom('article_views').where('day', '<', day).execute();

export const addLike = (transaction: Transaction<Tables>, articleId: string, userId: string) =>
  transaction
    .insertInto('article_likes')
    .values({ article_id: articleId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeLike = (transaction: Transaction<Tables>, articleId: string, userId: string) =>
  transaction
    .deleteFrom('article_likes')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .execute();

/** How many people like an article, and whether this one does. */
export const findLikes = (kysely: Kysely<Tables>, articleId: string, userId: string) =>
  kysely
    .selectFrom('article_likes')
    .select([
      sql<number>`count(*)::int`.as('like_count'),
      sql<boolean>`coalesce(bool_or(user_id = ${userId}), false)`.as('liked'),
    ])
    .where('article_id', '=', articleId)
    .executeTakeFirstOrThrow();
