import type { Article, ArticleCategory, ArticleLink, ArticleSummary } from '@site/shared/contracts';
import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { general } from './categories.repository.ts';

type Row = Selectable<Tables['articles']>;

/** What a query for articles may ask for; all of it holds together. */
export interface ArticleFilter {
  search?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
  difficulty?: Row['difficulty'] | undefined;
  tag?: string | undefined;
}

/** Everything of an article but what stands around it. */
export type ArticleFacts = Omit<Article, 'series' | 'related' | 'liked'>;

const summaryColumns = [
  'articles.id',
  'articles.title',
  'articles.slug',
  'articles.description',
  'articles.banner_image',
  'articles.difficulty',
  'articles.reading_time_minutes',
  'articles.tags',
  'articles.series_title',
  'articles.series_order',
  'articles.is_featured',
  'articles.is_published',
  'articles.published_at',
  'articles.view_count',
  'articles.category_id',
  'articles.author_id',
  'articles.created_at',
  'articles.updated_at',
] as const;

const bodyColumns = [
  'articles.content',
  'articles.meta_title',
  'articles.meta_description',
  'articles.meta_keywords',
  'articles.table_of_contents',
  'articles.allow_comments',
  'articles.is_interactive',
  'articles.quiz_questions',
] as const;

const likeCount = sql<number>`(
  select count(*)::int from article_likes where article_likes.article_id = articles.id
)`;
const category = sql<ArticleCategory | null>`(
  select to_jsonb(category) - 'loaded' - 'retired_at' from article_categories as category
  where category.id = articles.category_id and category.retired_at is null
)`;

/** What readers may see: neither a draft, nor of a time to come, nor gone from the files. */
const published = (kysely: Kysely<Tables>) =>
  kysely
    .selectFrom('articles')
    .where('articles.retired_at', 'is', null)
    .where('articles.is_published', '=', true)
    .where('articles.published_at', '<=', sql<Date>`now()`);

/** One page, newest first, and how many there are on all pages. */
export async function findArticles(
  kysely: Kysely<Tables>,
  filter: ArticleFilter,
  { page, size }: { page: number; size: number },
): Promise<{ articles: ArticleSummary[]; total: number }> {
  const wanted = matching(published(kysely), filter);
  const rows = await wanted
    .select(summaryColumns)
    .select([likeCount.as('like_count'), category.as('category')])
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await wanted
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { articles: rows.map(asSummary), total };
}

function matching<O>(
  query: SelectQueryBuilder<Tables, 'articles', O>,
  { search, category: slug, difficulty, tag }: ArticleFilter,
) {
  const words = search?.trim().toLowerCase();
  return query
    .$if(!!words, (found) =>
      found.where(
        sql<boolean>`position(${words} in lower(concat_ws(E'\n', title, description, array_to_string(tags, E'\n')))) > 0`,
      ),
    )
    .$if(!!slug, (found) =>
      found.where(sql<boolean>`coalesce((
        select slug from article_categories as c
        where c.id = articles.category_id and c.retired_at is null
      ), ${general.slug}) = ${slug}`),
    )
    .$if(!!difficulty, (found) => found.where('articles.difficulty', '=', difficulty ?? 'medium'))
    .$if(!!tag, (found) => found.where(sql<boolean>`${tag} = any(articles.tags)`));
}

/** By slug, else by id. */
export async function findArticle(
  kysely: Kysely<Tables>,
  idOrSlug: string,
): Promise<ArticleFacts | undefined> {
  const row = await published(kysely)
    .where((is) => is.or([is('articles.slug', '=', idOrSlug), is('articles.id', '=', idOrSlug)]))
    .select(summaryColumns)
    .select(bodyColumns)
    .select([likeCount.as('like_count'), category.as('category')])
    .orderBy(sql`articles.slug = ${idOrSlug}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asSummary(row);
}

/** The id of a published article, by slug, else by id. */
export const findArticleId = (kysely: Kysely<Tables>, idOrSlug: string) =>
  published(kysely)
    .where((is) => is.or([is('articles.slug', '=', idOrSlug), is('articles.id', '=', idOrSlug)]))
    .select('articles.id')
    .orderBy(sql`articles.slug = ${idOrSlug}`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** A series in order. */
export const findSeries = (kysely: Kysely<Tables>, title: string): Promise<ArticleLink[]> =>
  published(kysely)
    .where('articles.series_title', '=', title)
    .select(['articles.slug', 'articles.title'])
    .orderBy(sql`articles.series_order nulls last`)
    .orderBy('articles.published_at')
    .orderBy('articles.id')
    .execute();

/** Those that share most: two points for the category, one for each tag; the newer first. */
export async function findRelated(
  kysely: Kysely<Tables>,
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
    .select([likeCount.as('like_count'), category.as('category')])
    .orderBy(shared, 'desc')
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id')
    .limit(count)
    .execute();
  return rows.map(asSummary);
}

interface Times {
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  category: ArticleCategory | null;
}

/** Times as the contract has them, and a category where there is none. */
const asSummary = <T extends Times>({ category, ...row }: T) => ({
  ...row,
  published_at: row.published_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  category: category ? { ...category, ...categoryTimes(category) } : general,
});

/** jsonb writes times with an offset. */
const categoryTimes = ({ created_at, updated_at }: ArticleCategory) => ({
  created_at: new Date(created_at).toISOString(),
  updated_at: new Date(updated_at).toISOString(),
});
