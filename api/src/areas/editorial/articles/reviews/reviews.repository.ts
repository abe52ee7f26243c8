import { rolesWith } from '@site/shared/contracts/composition';
import type {
  ArticleReview,
  NewReviewComment,
  ReviewComment,
  ReviewDecision,
  ReviewSummary,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import type { Editor } from '../administration/change-articles.ts';

/** Of the article that a query is about; null if it has none. */
export const reviewOf = sql<ReviewSummary | null>`(
  select json_build_object(
    'state', state, 'requested_by', requested_by_name, 'reviewer', admins.name
  ) from article_reviews left join admins on admins.id = reviewer_id where article_id = articles.id
)`;

/** Whether the article that a query is about is in review. */
export const isInReview = sql<boolean>`exists (
  select from article_reviews where article_id = articles.id and state = 'open'
)`;

/** undefined if there is none. */
export const findReview = (kysely: Kysely<DB>, articleId: string) =>
  kysely
    .selectFrom('article_reviews as review')
    .innerJoin('articles', 'articles.id', 'review.article_id')
    .leftJoin('admins', 'admins.id', 'review.reviewer_id')
    .selectAll('review')
    .select(['admins.name as reviewer_name', 'articles.revision'])
    .where('review.article_id', '=', articleId)
    .executeTakeFirst();

type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

export const asReview = (row: ReviewRow): ArticleReview => ({
  state: row.state,
  requested_at: row.requested_at.toISOString(),
  requested_by: { id: row.requested_by, name: row.requested_by_name },
  reviewer:
    row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name ?? '' },
  decision: row.decided_at && {
    by: row.decided_by_name ?? '',
    at: row.decided_at.toISOString(),
    is_current: row.decided_revision === row.revision,
  },
});

/** In place of the one before. */
export async function storeReview(
  transaction: Transaction<DB>,
  requester: Editor,
  { articleId, reviewer }: { articleId: string; reviewer: string | null },
): Promise<void> {
  const values = {
    ...{ state: 'open' as const, requested_at: new Date(), reviewer_id: reviewer },
    ...{ requested_by: requester.id, requested_by_name: requester.name },
    ...{ decided_at: null, decided_by: null, decided_by_name: null, decided_revision: null },
  };
  await transaction
    .insertInto('article_reviews')
    .values({ article_id: articleId, ...values })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(values))
    .execute();
}

export const storeDecision = (
  transaction: Transaction<DB>,
  reviewer: Editor,
  {
    articleId,
    decision,
    revision,
  }: { articleId: string; decision: ReviewDecision; revision: number },
) =>
  transaction
    .updateTable('article_reviews')
    .set({
      ...{ state: decision, decided_at: sql<Date>`now()`, decided_revision: revision },
      ...{ decided_by: reviewer.id, decided_by_name: reviewer.name },
    })
    .where('article_id', '=', articleId)
    .execute();

/** What is published needs no review any more. Comments stay. */
export const endReviews = (transaction: Transaction<DB>, articleIds: string[]) =>
  transaction
    .deleteFrom('article_reviews')
    .where(sql<boolean>`article_id = any(${articleIds}::text[])`)
    .execute();

/** The oldest first. */
export async function findComments(
  kysely: Kysely<DB>,
  articleId: string,
): Promise<ReviewComment[]> {
  const rows = await kysely
    .selectFrom('article_review_comments')
    .selectAll()
    .where('article_id', '=', articleId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, quote, content, written_at, author_id, author_name, ...row }) => ({
    ...{ id, quote, content, written_at: written_at.toISOString() },
    author: { id: author_id, name: author_name },
    settled: row.settled_at && { by: row.settled_by_name ?? '', at: row.settled_at.toISOString() },
  }));
}

/** @returns whether it's new */
export async function insertComment(
  transaction: Transaction<DB>,
  author: Editor,
  { articleId, ...comment }: NewReviewComment & { articleId: string },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('article_review_comments')
    .values({
      ...{ ...comment, article_id: articleId },
      ...{ author_id: author.id, author_name: author.name },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns the comment, if the article has it and it wasn't so already */
export const setSettled = (
  transaction: Transaction<DB>,
  admin: Editor,
  { articleId, comment, settled }: { articleId: string; comment: string; settled: boolean },
) =>
  transaction
    .updateTable('article_review_comments')
    .set({
      settled_at: settled ? sql<Date>`now()` : null,
      settled_by: settled ? admin.id : null,
      settled_by_name: settled ? admin.name : null,
    })
    .where('article_id', '=', articleId)
    .where('id', '=', comment)
    .where('settled_at', settled ? 'is' : 'is not', null)
    .returning(['id', 'content'])
    .executeTakeFirst();

export const hasComment = async (kysely: Kysely<DB>, articleId: string, comment: string) =>
  (await findComments(kysely, articleId)).some(({ id }) => id === comment);

/** Who may review and sign in, by name. */
export const findReviewers = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('admins')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .where('role', 'in', rolesWith('review'))
    .orderBy('name')
    .orderBy('id')
    .execute();
