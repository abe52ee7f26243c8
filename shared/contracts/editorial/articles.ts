import * as z from 'zod/mini';
import { reviewedOn } from '../composition/content-fields.ts';
import { limits } from '../composition/limits.ts';
import { tableOfContentsEntry } from '../composition/table-of-contents.ts';
import { text } from '../composition/text.ts';
import { difficulty } from '../practice/roadmaps.ts';
import { articleSlug } from './article-slugs.ts';

/** A category of articles. */
export const articleCategory = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** A colour such as #2563eb. */
  color: z.string(),
  /** Name of an icon; '' if it has none. */
  icon: z.string(),
  parent_category_id: z.nullable(z.string()),
  is_active: z.boolean(),
  sort_order: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ArticleCategory = z.infer<typeof articleCategory>;

/** The answer of GET /v1/articles/categories/, by sort_order. */
export const articleCategoryList = z.array(articleCategory);

/** A question with one right answer. */
export const quizQuestion = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** Position in `options`, from 0. */
  answer: z.int(),
  /** Why that answer is right. */
  explanation: z.string(),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

const summaryFields = {
  /** Never changes: comments and likes refer to it. */
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  banner_image: z.nullable(z.string()),
  difficulty,
  reading_time_minutes: z.int(),
  tags: z.array(z.string()),
  series_title: z.nullable(z.string()),
  series_order: z.nullable(z.int()),
  is_featured: z.boolean(),
  is_published: z.boolean(),
  published_at: z.nullable(z.iso.datetime()),
  view_count: z.int(),
  like_count: z.int(),
  category_id: z.nullable(z.string()),
  /** Of the author that readers see, never an administrator's; null if it names none. */
  author_id: z.nullable(z.string()),
  /** What readers see of the author, whose page is at /author/{slug}. */
  author: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** One named General if the article has none. */
  category: articleCategory,
};

export const articleSummary = z.object(summaryFields);
export type ArticleSummary = z.infer<typeof articleSummary>;

/** GET /v1/articles/. All filters apply together; `search` looks in title, description and tags. */
export const articlesQuery = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1),
  page_size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  search: z.optional(text(limits.search)),
  /** Slug of a category. */
  category: z.optional(text(limits.slug)),
  difficulty: z.optional(difficulty),
  tag: z.optional(text(40)),
  featured: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((word) => word === 'true'),
    ),
  ),
});

/** Published articles, newest first; `total` counts all pages. */
export const articleList = z.object({ articles: z.array(articleSummary), total: z.int() });
export type ArticleList = z.infer<typeof articleList>;

export const articleParams = z.strictObject({
  idOrSlug: articleSlug('must be an article id or slug'),
});

/** A neighbour in a series, or a related article. */
export const articleLink = z.object({ slug: z.string(), title: z.string() });
export type ArticleLink = z.infer<typeof articleLink>;

/** What an article has beside its summary. */
export const articleTextFields = {
  /** Sanitised HTML, at most 200 KiB; ids carry the prefix `article-`. */
  content: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.array(z.string()),
  table_of_contents: z.array(tableOfContentsEntry),
  allow_comments: z.boolean(),
  is_interactive: z.boolean(),
  reviewed: reviewedOn,
  quiz_questions: z.array(quizQuestion),
};

/** The answer of GET /v1/articles/{idOrSlug}. */
export const article = z.object({
  ...summaryFields,
  ...articleTextFields,
  /** The whole series in order, including this article; empty if it isn't part of one. */
  series: z.array(articleLink),
  related: z.array(articleSummary),
  /** Whether the signed-in person likes it. */
  liked: z.boolean(),
});
export type Article = z.infer<typeof article>;

/** The answer of PUT and DELETE /v1/articles/{idOrSlug}/like. */
export const articleLikes = z.object({ liked: z.boolean(), like_count: z.int() });
export type ArticleLikes = z.infer<typeof articleLikes>;

/** The answer of POST /v1/articles/{idOrSlug}/views: counted once per reader and day. */
export const articleViews = z.object({ view_count: z.int() });
export type ArticleViews = z.infer<typeof articleViews>;
