import type { Article, ArticleLink, ArticleSummary } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { claimTo, goesBy } from './former-slugs.ts';
import {
  type ArticleFilter,
  asSummary,
  author,
  bodyColumns,
  category,
  likeCount,
  matching,
  summaryColumns,
} from './summaries.ts';

/** Everything of an article but what stands around it. */
export type ArticleFacts = Omit<Article, 'series' | 'related' | 'liked'>;

/** What readers may see: neither a draft, nor of a time to come, nor gone from the files. */
const published = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('articles')
    .where('articles.retired_at', 'is', null)
    .where('articles.is_published', '=', true)
    .where('articles.published_at', '<=', sql<Date>`now()`);

/** When something of this article's series was published last; without one, when the article was. */
const seriesPublishedAt = sql<Date>`max(articles.published_at)
  over (partition by coalesce(nullif(articles.series_title, ''), articles.id))`;

/** One page, newest first, a series at the position of its newest part; and how many there are on all pages. */
export async function findArticles(
  kysely: Kysely<DB>,
  filter: ArticleFilter,
  { page, size }: { page: number; size: number },
): Promise<{ articles: ArticleSummary[]; total: number }> {
  const matches = matching(published(kysely), filter);
  const rows = await matches
    .select(summaryColumns)
    .select([likeCount.as('like_count'), category.as('category'), author.as('author')])
    .orderBy(seriesPublishedAt, 'desc')
    .orderBy('articles.series_title')
    .orderBy(sql`articles.series_order nulls last`)
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matches
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { articles: rows.map(asSummary), total };
}

/** Those published last, in full. */
export async function findNewest(kysely: Kysely<DB>, count: number): Promise<ArticleFacts[]> {
  const rows = await published(kysely)
    .select(summaryColumns)
    .select(bodyColumns)
    .select([likeCount.as('like_count'), category.as('category'), author.as('author')])
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id')
    .limit(count)
    .execute();
  return rows.map(asSummary);
}

/** By slug, else by id, else by a former slug. */
export async function findArticle(
  kysely: Kysely<DB>,
  idOrSlug: string,
): Promise<ArticleFacts | undefined> {
  const row = await published(kysely)
    .where(goesBy(idOrSlug))
    .select(summaryColumns)
    .select(bodyColumns)
    .select([likeCount.as('like_count'), category.as('category'), author.as('author')])
    .orderBy(claimTo(idOrSlug))
    .limit(1)
    .executeTakeFirst();
  return row && asSummary(row);
}

/** The id of a published article, found in the same way. */
export const findArticleId = (kysely: Kysely<DB>, idOrSlug: string) =>
  published(kysely)
    .where(goesBy(idOrSlug))
    .select('articles.id')
    .orderBy(claimTo(idOrSlug))
    .limit(1)
    .executeTakeFirst();

/** A series in order. */
export const findSeries = (kysely: Kysely<DB>, title: string): Promise<ArticleLink[]> =>
  published(kysely)
    .where('articles.series_title', '=', title)
    .select(['articles.slug', 'articles.title'])
    .orderBy(sql`articles.series_order nulls last`)
    .orderBy('articles.published_at')
    .orderBy('articles.id')
    .execute();

/** Those that share most: two points for the category, one for each tag; the newer first. */
export async function findRelated(
  kysely: Kysely<DB>,
  { id, category_id, tags }: Pick<ArticleFacts, 'id' | 'category_id' | 'tags'>,
  count: number,
): Promise<ArticleSummary[]> {
  const shared = sql<number>`(
    select count(*) from unnest(articles.tags) as tag where tag = any(${tags}::text[])
  ) + case when articles.category_id = ${category_id} then 2 else 0 end`;
  const rows = await published(kysely)
    .where('articles.id', '!=', id)
    .where(sql<boolean>`${shared} > 0`)
    .select(summaryColumns)
    .select([likeCount.as('like_count'), category.as('category'), author.as('author')])
    .orderBy(shared, 'desc')
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id')
    .limit(count)
    .execute();
  return rows.map(asSummary);
}
