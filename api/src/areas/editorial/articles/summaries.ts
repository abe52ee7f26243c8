import type { ArticleCategory, ArticleSummary } from '@site/shared/contracts/editorial';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { general } from './categories.repository.ts';

type Row = Selectable<DB['articles']>;

/** What a query for articles may filter by; all of it holds together. */
export interface ArticleFilter {
  search?: string | undefined;
  /** Slug of a category. */
  category?: string | undefined;
  difficulty?: Row['difficulty'] | undefined;
  tag?: string | undefined;
  featured?: boolean | undefined;
  /** The id of an author. */
  author?: string | undefined;
}

/** What lists say about an article. */
export const summaryColumns = [
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
  'articles.named_author_id as author_id',
  'articles.created_at',
  'articles.updated_at',
] as const;

/** What only the article itself says. */
export const bodyColumns = [
  'articles.content',
  'articles.meta_title',
  'articles.meta_description',
  'articles.meta_keywords',
  'articles.table_of_contents',
  'articles.allow_comments',
  'articles.is_interactive',
  'articles.quiz_questions',
  'articles.reviewed',
] as const;

export const likeCount = sql<number>`(
  select count(*)::int from article_likes where article_likes.article_id = articles.id
)`;
export const category = sql<ArticleCategory | null>`(
  select to_jsonb(category) - 'loaded' - 'retired_at' from article_categories as category
  where category.id = articles.category_id and category.retired_at is null
)`;

export const author = sql<ArticleSummary['author']>`(
  select json_build_object('name', name, 'slug', authors.slug) from authors
  where authors.id = articles.named_author_id
)`;

/** Those of the articles that match the filter. */
export function matching<O>(
  query: SelectQueryBuilder<DB, 'articles', O>,
  { search, category: slug, difficulty, tag, featured, author: authorId }: ArticleFilter,
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
    .$if(!!tag, (found) => found.where(sql<boolean>`${tag} = any(articles.tags)`))
    .$if(featured !== undefined, (found) =>
      found.where('articles.is_featured', '=', featured ?? false),
    )
    .$if(authorId !== undefined, (found) =>
      found.where('articles.named_author_id', '=', authorId ?? ''),
    );
}

interface Times {
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  category: ArticleCategory | null;
}

/** Times as the contract has them, and a category even if there is none. */
export const asSummary = <T extends Times>({ category, ...row }: T) => ({
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
