import * as z from 'zod/mini';
import { problem } from '../composition/problem.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { slug, text } from '../composition/text.ts';
import {
  articleDraftFields,
  articleLimits,
  changeArticleRequest,
  newArticleRequest,
  saveDraftRequest,
} from './article-body.ts';
import { formulaLimits } from './article-formula.ts';
import { reviewSummary } from './article-review.ts';
import { articleSlug } from './article-slugs.ts';
import {
  article,
  articleList,
  articleSummary,
  articlesQuery,
  articleTextFields,
} from './articles.ts';
import { scheduledChange } from './scheduled-change.ts';

/**
 * Articles as administrators work on them. An article has a saved text, which readers see while it is
 * published, and at most one draft, which never reaches readers: a working copy that is saved while
 * an administrator types. Saving the article ends the draft.
 *
 * Every change raises the article's revision, and a change names the revision it was made from. If that is
 * no longer the current one, the answer is 409 with code 'changed-elsewhere', and nothing is overwritten.
 */

/** How long an article stays in the trash before it is deleted for good. */
export const TRASH_DAYS = 30;

/**
 * - `draft`: `is_published` is false, whatever `published_at` says
 * - `scheduled`: `is_published`, and `published_at` is still to come: it appears by itself at that time
 * - `published`: `is_published`, and `published_at` has passed: readers see it
 * - `trash`: deleted; nobody but administrators sees it, and it can be restored for TRASH_DAYS
 */
export const articleStatus = z.enum(['draft', 'scheduled', 'published', 'trash']);
export type ArticleStatus = z.infer<typeof articleStatus>;

/** The answer of PUT /v1/admin/articles/{id}/draft. */
export const savedDraft = z.object({ revision: z.int(), saved_at: z.iso.datetime() });
export type SavedDraft = z.infer<typeof savedDraft>;

/** An administrator with their name at the time. Without id: the content files. */
export const articleAuthor = z.object({ id: z.nullable(z.uuid()), name: z.string() });

/** Who changed an article or its draft last, and when; null if nobody did since it was loaded from a file. */
const lastEditor = z.nullable(z.extend(articleAuthor, { at: z.iso.datetime() }));

/** The answer of GET and PUT /v1/admin/articles/{id}. */
export const adminArticle = z.object({
  id: z.string(),
  status: articleStatus,
  revision: z.int(),
  /** As saved: what readers see while it is published. */
  article: z.object({
    ...articleDraftFields.shape,
    content: z.string(),
    published_at: z.nullable(z.iso.datetime()),
  }),
  /** null: nobody has begun to change it since it was saved. */
  draft: z.nullable(
    z.object({ fields: articleDraftFields, saved_at: z.iso.datetime(), saved_by: articleAuthor }),
  ),
  /** Of the saved text. */
  table_of_contents: article.shape.table_of_contents,
  /** What readers see: counted if `article.reading_time_minutes` is null. */
  reading_time_minutes: z.int(),
  view_count: z.int(),
  like_count: z.int(),
  last_editor: lastEditor,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  deleted_at: z.nullable(z.iso.datetime()),
  /** Slugs under which readers found it before, the last one first: each leads to where it is today. */
  former_slugs: z.array(z.string()),
  /** null: none is to come. */
  scheduled_change: z.nullable(scheduledChange),
});
export type AdminArticle = z.infer<typeof adminArticle>;

/**
 * 409: of `changed-elsewhere`, `current` says where the article stands; its texts are to be had from
 * GET /v1/admin/articles/{id}. Other conflicts (`slug-taken`) name the field in `errors`.
 */
export const articleConflict = z.extend(problem, {
  current: z.optional(z.object({ revision: z.int(), last_editor: lastEditor })),
});
export type ArticleConflict = z.infer<typeof articleConflict>;

export const adminArticleParams = z.strictObject({ id: slug('must be the id of an article') });

/** DELETE /v1/admin/articles/{id}/draft: the revision after it. */
export const discardedDraft = z.object({ revision: z.int() });

export const adminArticleSummary = z.extend(articleSummary, {
  status: articleStatus,
  revision: z.int(),
  has_draft: z.boolean(),
  /** null: it isn't in review, and nothing was decided since it was published last. */
  review: z.nullable(reviewSummary),
  scheduled_change: z.nullable(scheduledChange),
  deleted_at: z.nullable(z.iso.datetime()),
  last_editor: lastEditor,
});
export type AdminArticleSummary = z.infer<typeof adminArticleSummary>;

/** The answer of POST /v1/articles/ (201): the article itself. */
export const createdArticle = z.extend(adminArticleSummary, articleTextFields);
export type CreatedArticle = z.infer<typeof createdArticle>;

/** `all` is everything but the trash; `review` is what is in review now, whatever its status; `scheduled` also has published articles with a change to come. */
export const articleStatusFilter = z.enum(['all', ...articleStatus.options, 'review']);
export type ArticleStatusFilter = z.infer<typeof articleStatusFilter>;

/**
 * GET /v1/articles/ with a `status`: the administrators' list, changed last first (the trash: deleted last
 * first). Without one it is the readers' list. The other filters are the same; `featured` applies to both.
 */
export const adminArticlesQuery = z.extend(articlesQuery, { status: articleStatusFilter });
export type AdminArticlesQuery = z.input<typeof adminArticlesQuery>;

/** `total` and `counts` are those of all pages; `counts` takes no notice of `status`, but of the other filters. */
export const adminArticleList = z.object({
  articles: z.array(adminArticleSummary),
  total: z.int(),
  counts: z.object({
    all: z.int(),
    draft: z.int(),
    scheduled: z.int(),
    published: z.int(),
    trash: z.int(),
    review: z.int(),
  }),
});
export type AdminArticleList = z.infer<typeof adminArticleList>;

/** GET /v1/articles/ as a whole: with a status the administrators' list, without one the readers'. */
export const anyArticlesQuery = z.extend(articlesQuery, {
  status: z.optional(articleStatusFilter),
});
export const anyArticleList = z.union([adminArticleList, articleList]);

export const bulkAction = z.enum([
  'publish',
  'unpublish',
  'feature',
  'unfeature',
  'delete',
  'restore',
]);
export type BulkAction = z.infer<typeof bulkAction>;

/** POST /v1/admin/articles/bulk: one transaction. */
export const bulkRequest = z.strictObject({
  action: bulkAction,
  ids: z
    .array(adminArticleParams.shape.id)
    .check(
      z.minLength(1, 'must list at least one article'),
      z.maxLength(articleLimits.bulk, `must list at most ${articleLimits.bulk}`),
    ),
});
export type BulkRequest = z.infer<typeof bulkRequest>;

/** `reason` is written for the person who sees it. What is already so counts as changed. */
export const bulkResult = z.object({
  changed: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const slugParams = z.strictObject({
  slug: articleSlug('can only contain lower-case letters, digits and hyphens'),
});
export const slugQuery = z.strictObject({
  /** The id of the article that the slug is for, if it exists. */
  except: z.optional(adminArticleParams.shape.id),
});

/** GET /v1/admin/articles/slugs/{slug}?except={id}. Slugs of articles in the trash stay taken, and so do former ones. */
export const slugCheck = z.object({
  free: z.boolean(),
  /** The slug itself if it is free, otherwise one like it that is. */
  suggestion: z.string(),
  /** null as well if the slug is reserved. `former` if it only leads there: the article has another slug today. */
  taken_by: z.nullable(z.object({ id: z.string(), title: z.string(), former: z.boolean() })),
});
export type SlugCheck = z.infer<typeof slugCheck>;

/** POST /v1/admin/articles/preview. */
export const previewRequest = z.strictObject({ content: text(2 * articleLimits.content) });

/** Exactly what readers would get: safe to show. */
export const articlePreview = z.object({
  content: z.string(),
  table_of_contents: article.shape.table_of_contents,
  reading_time_minutes: z.int(),
});
export type ArticlePreview = z.infer<typeof articlePreview>;

/** POST /v1/admin/articles/formulas. */
export const formulasRequest = z.strictObject({
  formulas: z
    .array(
      z.strictObject({
        tex: text(formulaLimits.characters),
        /** Whether it stands by itself. */
        display: z.boolean(),
      }),
    )
    .check(
      z.maxLength(formulaLimits.count, `must list at most ${formulaLimits.count}`),
      z.refine<{ tex: string }[]>(
        (formulas) => formulas.reduce((sum, { tex }) => sum + tex.length, 0) <= formulaLimits.total,
        `must have at most ${formulaLimits.total} characters in all`,
      ),
    ),
});

/** In the order of the request: MathML, or what is wrong with the TeX. */
export const drawnFormulas = z.object({
  formulas: z.array(z.union([z.object({ html: z.string() }), z.object({ error: z.string() })])),
});
export type DrawnFormula = z.infer<typeof drawnFormulas>['formulas'][number];

/** PUT /v1/admin/articles/{id}/presence: who else has the article open to edit it, by name. */
export const articlePresence = z.object({ others: z.array(z.object({ name: z.string() })) });
export type ArticlePresence = z.infer<typeof articlePresence>;

const params = adminArticleParams;

/** A former slug of an article. */
export const formerSlugParams = z.extend(adminArticleParams, slugParams.shape);

/** What administrators do with articles; their list is at /v1/articles/, and see `articleVersionRoutes`. */
export const adminArticleRoutes = {
  'POST /v1/articles/': {
    access: 'admin:content',
    body: newArticleRequest,
    answers: { 201: createdArticle },
  },
  'GET /v1/admin/articles/{id}': {
    access: 'admin:read-content',
    params,
    answers: { 200: adminArticle },
  },
  'PUT /v1/admin/articles/{id}': {
    access: 'admin:content',
    params,
    body: changeArticleRequest,
    answers: { 200: adminArticle, 409: articleConflict },
  },
  'PUT /v1/admin/articles/{id}/draft': {
    access: 'admin:content',
    params,
    body: saveDraftRequest,
    answers: { 200: savedDraft, 409: articleConflict },
  },
  'DELETE /v1/admin/articles/{id}/draft': {
    access: 'admin:content',
    params,
    answers: { 200: discardedDraft },
  },
  'DELETE /v1/admin/articles/{id}': {
    access: 'admin:content',
    params,
    answers: { 200: z.object({}) },
  },
  'POST /v1/admin/articles/{id}/restore': {
    access: 'admin:content',
    params,
    answers: { 200: adminArticle },
  },
  /** Its former slug leads nowhere from then on, and another article may have it. */
  'DELETE /v1/admin/articles/{id}/former-slugs/{slug}': {
    access: 'admin:content',
    params: formerSlugParams,
    answers: { 200: z.object({}) },
  },
  /** Sent every 15 seconds by an editor that is in view. */
  'PUT /v1/admin/articles/{id}/presence': {
    access: 'admin',
    params,
    answers: { 200: articlePresence },
  },
  'POST /v1/admin/articles/bulk': {
    access: 'admin:content',
    body: bulkRequest,
    answers: { 200: bulkResult },
  },
  'GET /v1/admin/articles/slugs/{slug}': {
    access: 'admin:content',
    params: slugParams,
    query: slugQuery,
    answers: { 200: slugCheck },
  },
  'POST /v1/admin/articles/preview': {
    access: 'admin:read-content',
    body: previewRequest,
    answers: { 200: articlePreview },
  },
  'POST /v1/admin/articles/formulas': {
    access: 'admin',
    body: formulasRequest,
    answers: { 200: drawnFormulas },
  },
} satisfies RouteDefinitions;
