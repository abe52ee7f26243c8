import * as z from 'zod/mini';
import { wholeNumber } from '../composition/client-values.ts';
import { reviewDay } from '../composition/content-fields.ts';
import { limits } from '../composition/limits.ts';
import { pageAddress } from '../composition/page-address.ts';
import { line, slug, text, wellFormed } from '../composition/text.ts';
import { difficulty } from '../practice/roadmaps.ts';
import { reservedSlugs, slugOrNone } from './article-slugs.ts';

/** What administrators send of an article: a new one, a changed one, and a draft of either. */

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

const address = text(limits.link).check(
  z.regex(pageAddress, 'Start with / for a file on this site, or with https://'),
);

const TIME = 'must be a time such as 2026-11-20T09:00:00Z';
/** A moment at which something is published. */
export const publicationTime = text(40).check(
  z.iso.datetime({ offset: true, error: TIME, abort: true }),
  z.refine((moment) => moment >= '2000' && moment < '9999', TIME),
);

const flag = () => z.boolean('must be true or false');
const noDuplicates = z.refine<string[]>(
  (words) => new Set(words).size === words.length,
  'must not list anything twice',
);
const words = (max: number) =>
  z
    .array(line(articleLimits.tag, 'must not be empty'))
    .check(z.maxLength(max, `must list at most ${max}`), noDuplicates);
const optionalLine = (max: number) => z._default(z.nullable(line(max, 'must not be empty')), null);
/** May be empty, but only until the article is published. */
const unfinished = (max: number) => z._default(text(max).check(z.trim()), '');

/** Questions are stored as JSON, which takes no half characters. */
const quizLine = (max: number, required: string) =>
  line(max, required).check(z.overwrite(wellFormed));

const quizQuestionBody = z
  .strictObject({
    question: quizLine(articleLimits.question, 'Question is required'),
    options: z
      .array(quizLine(articleLimits.option, 'must not be empty'))
      .check(
        z.minLength(2, 'must have at least two options'),
        z.maxLength(articleLimits.options, `must have at most ${articleLimits.options} options`),
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

const articleFields = z.strictObject({
  title: line(articleLimits.title, 'Title is required'),
  /** '' or left out: made from the title, with a number if that is taken. */
  slug: z._default(
    slugOrNone.check(
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
          `must have at most ${articleLimits.quizQuestions}`,
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
   * published means now. Of a draft it's only stored.
   */
  published_at: z._default(z.nullable(publicationTime), null),
  category_id: z._default(z.nullable(slug('must be the id of a category')), null),
  reviewed: reviewDay,
  /**
   * The author that readers see; null for none. Left out: as it was, and in a new article who makes it, if they have an
   * author of their own.
   */
  author_id: z.optional(z.nullable(z.uuid('must be the id of an author'))),
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
    { path: ['series_title'], error: 'Name the series this position belongs to' },
  ),
] as const;

/** An article as its form sends it. */
export const articleBody = articleFields.check(...articleRules);
export type ArticleBody = z.output<typeof articleBody>;
export type ArticleBodyInput = z.input<typeof articleBody>;

/** POST /v1/articles/: a new article. */
export const newArticleRequest = z
  .extend(articleFields, {
    /** Made by who sends it, so that an article that is sent again, since the answer was lost, is one article. */
    id: z.optional(z.uuid('must be a UUID').check(z.lowercase('must be in lower case'))),
  })
  .check(...articleRules);
export type NewArticleRequest = z.input<typeof newArticleRequest>;

/** Of an article: every change of it or its draft raises it. */
export const revision = wholeNumber(0, 2 ** 31 - 2);

/** PUT /v1/admin/articles/{id}. */
export const changeArticleRequest = z
  .extend(articleFields, {
    /** The revision that the change was made from. */
    revision,
    /**
     * After a conflict, with the new revision: replaces what someone else wrote, which is stored as a version.
     * Someone else's draft is stored in any case.
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
 * The fields of an article while they're being edited: the same as in an article, but any may be empty,
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
  reviewed: z._default(z.nullable(draftLine), null),
  author_id: z.optional(z.nullable(draftLine)),
});
export type ArticleDraftFields = z.infer<typeof articleDraftFields>;

/** PUT /v1/admin/articles/{id}/draft. */
export const saveDraftRequest = z.extend(articleDraftFields, { revision });
export type SaveDraftRequest = z.infer<typeof saveDraftRequest>;
