import { createHash } from 'node:crypto';
import type { AdminArticle, ArticleBody } from '@site/shared/contracts/editorial';
import { type Selectable, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { DomainError } from '../../../../errors/domain-error.ts';
import { MAX_CONTENT_BYTES, prepareArticleHtml } from '../../../../html/article-html.ts';
import { formulaMistakes } from '../../../../html/formulas.ts';
import { readingMinutes } from '../../../../html/text.ts';

export type ArticleRow = Selectable<DB['articles']>;

const contentTooLong = (bytes: number) => {
  const kib = Math.ceil(bytes / 1024);
  const message = `The text is too long: as HTML it's ${kib} KiB, and an article can be up to ${MAX_CONTENT_BYTES / 1024} KiB.`;
  return new DomainError(400, 'invalid', message, { content: message });
};

/**
 * HTML that an editor wrote, as readers get it.
 * @throws DomainError 400 if that is too long.
 */
export function preparedContent(html: string) {
  const prepared = prepareArticleHtml(html);
  const bytes = Buffer.byteLength(prepared.content);
  if (bytes > MAX_CONTENT_BYTES) throw contentTooLong(bytes);
  return prepared;
}

const IMAGE = /<img\b[^<>]*>/g;

/** Whether a picture has no address: it lies on the author's machine only. */
const isPictureMissing = (content: string): boolean =>
  (content.match(IMAGE) ?? []).some((image) => !image.includes(' src="'));

/** Why readers can't get a text yet; null if they can. @param content as `preparedContent` writes it */
export function refusedContent(content: string): string | null {
  if (isPictureMissing(content))
    return 'A picture is missing. Choose it or remove it where the text says so before you publish.';
  return formulaMistakes(content)[0] ?? null;
}

const refused = (message: string) => new DomainError(400, 'invalid', message, { content: message });

/**
 * What the columns hold for what was saved, except the slug.
 * @throws DomainError 400 if the text is too long, or if it's to be published and readers would miss a picture or a
 * formula of it.
 */
export function columnsOf({
  slug: _slug,
  quiz_questions,
  published_at,
  author_id,
  ...body
}: ArticleBody) {
  const { content, tableOfContents, readingMinutes } = preparedContent(body.content);
  const refusal = body.is_published ? refusedContent(content) : null;
  if (refusal !== null) throw refused(refusal);
  const now = body.is_published ? sql<Date>`now()` : null;
  return {
    ...body,
    content,
    table_of_contents: JSON.stringify(tableOfContents),
    quiz_questions: JSON.stringify(quiz_questions),
    reading_time_minutes: body.reading_time_minutes ?? readingMinutes,
    published_at: published_at === null ? now : new Date(published_at),
    ...(author_id !== undefined && { named_author_id: author_id }),
  };
}

/** What was saved, as the columns hold it. */
export function fieldsOf(row: ArticleRow): AdminArticle['article'] {
  const counted = row.reading_time_minutes === readingMinutes(row.content);
  return {
    title: row.title,
    slug: row.slug,
    description: row.description,
    content: row.content,
    banner_image: row.banner_image,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: row.meta_keywords,
    difficulty: row.difficulty,
    reading_time_minutes: counted ? null : row.reading_time_minutes,
    tags: row.tags,
    allow_comments: row.allow_comments,
    is_interactive: row.is_interactive,
    quiz_questions: row.quiz_questions,
    series_title: row.series_title,
    series_order: row.series_order,
    is_published: row.is_published,
    is_featured: row.is_featured,
    published_at: row.published_at?.toISOString() ?? null,
    category_id: row.category_id,
    reviewed: row.reviewed,
    author_id: row.named_author_id,
  };
}

/** Who changed an article or its draft last; null if no administrator did. */
export const lastEditorOf = (
  row: Pick<ArticleRow, 'edited_at' | 'edited_by' | 'edited_by_name'>,
): AdminArticle['last_editor'] =>
  row.edited_at && {
    id: row.edited_by,
    name: row.edited_by_name ?? '',
    at: row.edited_at.toISOString(),
  };

/** An article as the audit log records it: of the long texts how long they are, and whether they are the same. */
export function audited(row: ArticleRow) {
  const { content, quiz_questions, ...fields } = fieldsOf(row);
  return {
    ...fields,
    content: { bytes: Buffer.byteLength(content), sha256: hashOf(content) },
    quiz_questions: quiz_questions.length,
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
