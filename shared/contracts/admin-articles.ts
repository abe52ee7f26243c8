import * as z from 'zod/mini';
import {
  article,
  articleCategory,
  articleList,
  articleSummary,
  articlesQuery,
} from './articles.ts';
import { wellFormed } from './characters.ts';
import { limits } from './limits.ts';
import { problem } from './problem.ts';
import { difficulty } from './roadmaps.ts';
import { line, slug, text } from './text.ts';

/**
 * Articles as administrators work on them. An article has a saved text, which readers see while it is
 * published, and at most one draft, which never reaches readers: a working copy that is saved while
 * somebody types. Saving the article ends the draft.
 *
 * Every change raises the article's revision, and a change names the revision it was made from. If that is
 * no longer the current one, the answer is 409 with code 'changed-elsewhere', and nothing is overwritten.
 */

/** The most that an article's fields may hold: characters of a text, entries of a list. */
export const articleLimits = {
  title: 120,
  description: 300,
  /** In bytes as well, after the server has prepared the HTML. */
  content: 200 * 1024,
  seriesTitle: 100,
  seriesOrder: 10_000,
  readingMinutes: 240,
  tag: 40,
  tags: 10,
  keywords: 20,
  quizQuestions: 20,
  question: 500,
  options: 6,
  option: 300,
  explanation: 1_000,
  categoryName: 60,
  bulk: 100,
} as const;

/** Of an image of an article, beside IMAGE_TYPES and IMAGE_MAX_PIXELS; a wider one is scaled down. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_WIDTH = 1_600;
export const IMAGE_MAX_HEIGHT = 6_400;

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

/** A page of this site, or an https address; nothing that a browser could mistake for another host. */
const addressPattern = /^(https:\/\/[^\s/\\][^\s\\]*|\/([^\s/\\][^\s\\]*)?)$/;
const address = text(limits.link).check(
  z.regex(addressPattern, 'Start with / for a file of this site, or with https://'),
);

const TIME = 'must be a time such as 2026-11-20T09:00:00Z';
const time = text(40).check(
  z.iso.datetime({ offset: true, error: TIME, abort: true }),
  z.refine((moment) => moment >= '2000' && moment < '9999', TIME),
);

const flag = () => z.boolean('must be true or false');
const noDuplicates = z.refine<string[]>(
  (words) => new Set(words).size === words.length,
  'must name nothing twice',
);
const words = (max: number) =>
  z
    .array(line(articleLimits.tag, 'must not be empty'))
    .check(z.maxLength(max, `must name at most ${max}`), noDuplicates);
const optionalLine = (max: number) => z._default(z.nullable(line(max, 'must not be empty')), null);
/** May be empty, but only until the article is published. */
const unfinished = (max: number) => z._default(text(max).check(z.trim()), '');
const wholeNumber = (min: number, max: number) =>
  z
    .int('must be a whole number')
    .check(z.minimum(min, `must be ${min} or more`), z.maximum(max, `must be ${max} or less`));

/** Questions are kept as JSON, which takes no half characters. */
const quizLine = (max: number, required: string) =>
  line(max, required).check(z.overwrite(wellFormed));

const quizQuestionBody = z
  .strictObject({
    question: quizLine(articleLimits.question, 'Question is required'),
    options: z
      .array(quizLine(articleLimits.option, 'must not be empty'))
      .check(
        z.minLength(2, 'must hold at least two options'),
        z.maxLength(articleLimits.options, `must hold at most ${articleLimits.options} options`),
        noDuplicates,
      ),
    /** Position in `options`, from 0. */
    answer: wholeNumber(0, articleLimits.options - 1),
    explanation: quizLine(articleLimits.explanation, 'Explanation is required'),
  })
  .check(
    z.refine(({ answer, options }) => answer < options.length, {
      path: ['answer'],
      error: 'must be the position of one of the options',
    }),
  );

/** Words of the API's own addresses, which no article can have. */
export const reservedSlugs: readonly string[] = ['categories'];

/** A slug made of a title: 'Big-O, explained' becomes big-o-explained; '' if it has no letter of the alphabet. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '');

const articleFields = z.strictObject({
  title: line(articleLimits.title, 'Title is required'),
  /** '' or left out: made from the title, with a number if that is taken. */
  slug: z._default(
    text(limits.slug).check(
      z.regex(/^([a-z0-9][a-z0-9-]*)?$/, 'must hold lower-case letters, digits and hyphens only'),
      z.refine((value) => !reservedSlugs.includes(value), 'is reserved, please choose another one'),
    ),
    '',
  ),
  description: unfinished(articleLimits.description),
  /** HTML; the server sanitises it, highlights code, and gives headings their ids. */
  content: unfinished(articleLimits.content),
  banner_image: z._default(z.nullable(address), null),
  meta_title: optionalLine(articleLimits.title),
  meta_description: optionalLine(articleLimits.description),
  meta_keywords: z._default(words(articleLimits.keywords), []),
  difficulty: z._default(difficulty, 'medium'),
  /** null: counted from the text, and counted again whenever the text changes. */
  reading_time_minutes: z._default(z.nullable(wholeNumber(1, articleLimits.readingMinutes)), null),
  tags: z._default(words(articleLimits.tags), []),
  allow_comments: z._default(flag(), true),
  is_interactive: z._default(flag(), false),
  quiz_questions: z._default(
    z
      .array(quizQuestionBody)
      .check(
        z.maxLength(
          articleLimits.quizQuestions,
          `must hold at most ${articleLimits.quizQuestions}`,
        ),
      ),
    [],
  ),
  series_title: optionalLine(articleLimits.seriesTitle),
  series_order: z._default(z.nullable(wholeNumber(1, articleLimits.seriesOrder)), null),
  /** false: a draft, which readers don't see. */
  is_published: z._default(flag(), true),
  is_featured: z._default(flag(), false),
  /**
   * From when on readers see a published article: a time to come schedules it. null in an article that is
   * published means now. Of a draft it is only kept.
   */
  published_at: z._default(z.nullable(time), null),
  category_id: z._default(z.nullable(slug('must be the id of a category')), null),
});

const whenPublished = (field: 'description' | 'content', error: string) =>
  z.refine<z.output<typeof articleFields>>(
    (fields) => !fields.is_published || fields[field] !== '',
    { path: [field], error },
  );
const articleRules = [
  whenPublished('description', 'A published article needs a description'),
  whenPublished('content', 'A published article needs some text'),
  z.refine<z.output<typeof articleFields>>(
    ({ series_title, series_order }) => series_title !== null || series_order === null,
    { path: ['series_title'], error: 'Name the series that this is the position in' },
  ),
] as const;

/** POST /v1/articles/: a new article. Drives the form as well. */
export const articleBody = articleFields.check(...articleRules);
export type ArticleBody = z.output<typeof articleBody>;
export type ArticleBodyInput = z.input<typeof articleBody>;

const revision = wholeNumber(0, 2 ** 31 - 2);

/** PUT /v1/admin/articles/{id}. */
export const changeArticleRequest = z
  .extend(articleFields, {
    /** The revision that the change was made from. */
    revision,
    /**
     * After a conflict, with the new revision: replaces what somebody else wrote, which is kept as a version.
     * Somebody else's draft is kept in any case.
     */
    replaces: z._default(flag(), false),
    /** The number of the version whose text this is, if one was restored: the history says so. */
    restores: z.optional(wholeNumber(1, 2 ** 31 - 1)),
  })
  .check(...articleRules);
export type ChangeArticleRequest = z.input<typeof changeArticleRequest>;

/** Texts of a draft may be too long for the article: nothing that was typed is lost before it is saved. */
const DRAFT_LINE = 2_000;
const draftLine = text(DRAFT_LINE).check(z.overwrite(wellFormed));
const draftNumber = z.number('must be a number');
const draftLines = (max: number) => z.array(draftLine).check(z.maxLength(max));

/**
 * The fields of an article while somebody works on them: the same as in an article, but any may be empty,
 * too long or not right yet. `content` is NOT sanitised: give it to the editor or to the preview, never to
 * a page.
 */
export const articleDraftFields = z.strictObject({
  title: draftLine,
  slug: draftLine,
  description: draftLine,
  content: text(2 * articleLimits.content).check(z.overwrite(wellFormed)),
  banner_image: z.nullable(draftLine),
  meta_title: z.nullable(draftLine),
  meta_description: z.nullable(draftLine),
  meta_keywords: draftLines(100),
  difficulty,
  reading_time_minutes: z.nullable(draftNumber),
  tags: draftLines(100),
  allow_comments: flag(),
  is_interactive: flag(),
  quiz_questions: z
    .array(
      z.strictObject({
        question: draftLine,
        options: draftLines(20),
        answer: draftNumber,
        explanation: draftLine,
      }),
    )
    .check(z.maxLength(50)),
  series_title: z.nullable(draftLine),
  series_order: z.nullable(draftNumber),
  is_published: flag(),
  is_featured: flag(),
  published_at: z.nullable(draftLine),
  category_id: z.nullable(draftLine),
});
export type ArticleDraftFields = z.infer<typeof articleDraftFields>;

/** PUT /v1/admin/articles/{id}/draft. */
export const saveDraftRequest = z.extend(articleDraftFields, { revision });
export type SaveDraftRequest = z.infer<typeof saveDraftRequest>;

export const savedDraft = z.object({ revision: z.int(), saved_at: z.iso.datetime() });
export type SavedDraft = z.infer<typeof savedDraft>;

/** An administrator with their name at the time. Without id: the content files. */
const author = z.object({ id: z.nullable(z.uuid()), name: z.string() });

/** Who changed an article or its draft last, and when; null if nobody did since it was loaded from a file. */
const lastEditor = z.nullable(z.extend(author, { at: z.iso.datetime() }));

/** The answer of POST /v1/articles/ (201), and of GET and PUT /v1/admin/articles/{id}. */
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
    z.object({ fields: articleDraftFields, saved_at: z.iso.datetime(), saved_by: author }),
  ),
  /** Of the saved text. */
  table_of_contents: article.shape.table_of_contents,
  /** What readers are told: counted if `article.reading_time_minutes` is null. */
  reading_time_minutes: z.int(),
  view_count: z.int(),
  like_count: z.int(),
  last_editor: lastEditor,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  deleted_at: z.nullable(z.iso.datetime()),
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
  deleted_at: z.nullable(z.iso.datetime()),
  last_editor: lastEditor,
});
export type AdminArticleSummary = z.infer<typeof adminArticleSummary>;

/** `all` is everything but the trash. */
export const articleStatusFilter = z.enum(['all', ...articleStatus.options]);
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
      z.minLength(1, 'must name an article'),
      z.maxLength(articleLimits.bulk, `must name at most ${articleLimits.bulk}`),
    ),
});
export type BulkRequest = z.infer<typeof bulkRequest>;

/** `reason` is written for the person who sees it. What is already as wanted counts as changed. */
export const bulkResult = z.object({
  changed: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

/**
 * Why a version was kept: the article was `saved` or `published`, an older version was `restored`, or
 * somebody's draft was `replaced` by another person.
 */
export const versionReason = z.enum(['saved', 'published', 'restored', 'replaced']);
export type VersionReason = z.infer<typeof versionReason>;

const versionFacts = {
  /** From 1, without gaps. */
  number: z.int(),
  at: z.iso.datetime(),
  author,
  reason: versionReason,
};

/** GET /v1/admin/articles/{id}/versions, newest first. */
export const articleVersionList = z.object({
  items: z.array(z.object({ ...versionFacts, title: z.string() })),
});
export type ArticleVersionList = z.infer<typeof articleVersionList>;

export const articleVersionParams = z.extend(adminArticleParams, {
  number: z.coerce
    .number()
    .check(z.int('must be the number of a version'), z.minimum(1), z.maximum(2 ** 31 - 1)),
});

/**
 * GET /v1/admin/articles/{id}/versions/{number}. Restoring it is saving it: PUT /v1/admin/articles/{id}
 * with `restores`. One that was `replaced` is a draft's text, so it may need some work first.
 */
export const articleVersion = z.object({ ...versionFacts, article: articleDraftFields });
export type ArticleVersion = z.infer<typeof articleVersion>;

export const slugParams = z.strictObject({
  slug: slug('must hold lower-case letters, digits and hyphens only'),
});
export const slugQuery = z.strictObject({
  /** The id of the article that the slug is for, if it exists. */
  except: z.optional(adminArticleParams.shape.id),
});

/** GET /v1/admin/articles/slugs/{slug}?except={id}. Articles in the trash keep their slugs. */
export const slugCheck = z.object({
  free: z.boolean(),
  /** The slug itself if it is free, otherwise one like it that is. */
  suggestion: z.string(),
  /** null as well if the slug is reserved. */
  taken_by: z.nullable(z.object({ id: z.string(), title: z.string() })),
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

/** The answer of POST /v1/admin/images (201), which takes the file itself as the body. */
export const articleImage = z.object({
  /** A path of this site; what is there never changes. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ArticleImage = z.infer<typeof articleImage>;

/** POST /v1/articles/categories/: a new category. 409 `name-taken` or `slug-taken` names the field. */
export const categoryBody = z.strictObject({
  name: line(articleLimits.categoryName, 'Name is required'),
  /** '' or left out: made from the name. */
  slug: z._default(
    text(limits.slug).check(
      z.regex(/^([a-z0-9][a-z0-9-]*)?$/, 'must hold lower-case letters, digits and hyphens only'),
    ),
    '',
  ),
  description: z._default(text(articleLimits.description).check(z.trim()), ''),
  color: z._default(
    text(7).check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #2563eb, in lower case')),
    '#4a5163',
  ),
  icon: z._default(text(40).check(z.regex(/^[a-z0-9-]*$/, 'must be the name of an icon')), ''),
  /** One that has no parent itself. */
  parent_category_id: z._default(z.nullable(slug('must be the id of a category')), null),
  sort_order: z._default(wholeNumber(0, 10_000), 0),
});
export type CategoryBody = z.input<typeof categoryBody>;

/** The answer of POST /v1/articles/categories/ (201). */
export const newCategory = articleCategory;

/** The answer of GET /v1/admin/analytics/overview. Of articles in the trash only their number counts. */
export const analyticsOverview = z.object({
  articles: z.object({
    published: z.int(),
    draft: z.int(),
    scheduled: z.int(),
    trash: z.int(),
    featured: z.int(),
  }),
  views: z.object({ total: z.int() }),
  likes: z.int(),
  comments: z.int(),
  /** At most ten published articles. */
  most_read: z.array(
    z.object({ id: z.string(), title: z.string(), slug: z.string(), view_count: z.int() }),
  ),
});
export type AnalyticsOverview = z.infer<typeof analyticsOverview>;
