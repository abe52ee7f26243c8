import type {
  AdminArticle,
  AdminArticleList,
  ArticleStatus,
  ArticleStatusFilter,
  CreatedArticle,
} from '@site/shared/contracts/editorial';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { findFormerSlugs } from '../former-slugs.ts';
import { isInReview, reviewOf } from '../reviews/reviews.repository.ts';
import {
  type ArticleFilter,
  asSummary,
  author,
  bodyColumns,
  category,
  likeCount,
  matching,
  summaryColumns,
} from '../summaries.ts';
import { type ArticleRow, fieldsOf, lastEditorOf } from './article-row.ts';
import {
  asScheduledChange,
  hasScheduledChange,
  type ScheduledChangeRow,
  scheduledChangeOf,
} from './scheduled-changes.repository.ts';

export const status = sql<ArticleStatus>`case
  when articles.deleted_at is not null then 'trash'
  when not articles.is_published or articles.published_at is null then 'draft'
  when articles.published_at > now() then 'scheduled'
  else 'published'
end`;

/** Administrators see all articles but those that have left the content files. */
export const known = (kysely: Kysely<DB>) =>
  kysely.selectFrom('articles').where('articles.retired_at', 'is', null);

const hasDraft = sql<boolean>`exists (select from article_drafts where article_id = articles.id)`;

const changedAt = sql<Date>`coalesce(articles.deleted_at, articles.edited_at, articles.updated_at)`;

/** The filter and the page of the administrators' list. */
export interface AdminArticleQuery extends ArticleFilter {
  status: ArticleStatusFilter;
  page: number;
  page_size: number;
}

/** One page, changed last first, and how many there are of each status on all pages. */
export async function findAdminArticles(
  kysely: Kysely<DB>,
  { status: state, page, page_size, ...filter }: AdminArticleQuery,
): Promise<AdminArticleList> {
  const found = matching(known(kysely), filter);
  const hasState = statesOf(state);
  // What else is shown is read for the rows of this page alone.
  const ids = found
    .where(hasState)
    .select('articles.id')
    .orderBy(changedAt, 'desc')
    .orderBy('articles.id')
    .limit(page_size)
    .offset((page - 1) * page_size);
  const [rows, counts] = await Promise.all([
    summaries(kysely)
      .where('articles.id', 'in', ids)
      .orderBy(changedAt, 'desc')
      .orderBy('articles.id')
      .execute(),
    countByStatus(found),
  ]);
  return { articles: rows.map(asAdminSummary), total: counts[state], counts };
}

function statesOf(state: ArticleStatusFilter) {
  if (state === 'all') return sql<boolean>`deleted_at is null`;
  if (state === 'scheduled') return isScheduled;
  if (state === 'review') return isUnderReview;
  return sql<boolean>`${status} = ${state}`;
}

/** Whether it appears or changes at a time to come, or should have. */
export const isScheduled = sql<boolean>`(${status} = 'scheduled' or deleted_at is null and ${hasScheduledChange})`;

const isUnderReview = sql<boolean>`(deleted_at is null and ${isInReview})`;

const summaries = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('articles')
    .select(summaryColumns)
    .select(['revision', 'deleted_at', 'edited_at', 'edited_by', 'edited_by_name'])
    .select([likeCount.as('like_count'), category.as('category'), author.as('author')])
    .select([status.as('status'), hasDraft.as('has_draft'), reviewOf.as('review')])
    .select(scheduledChangeOf.as('scheduled_change'));

type SummaryRow = Parameters<typeof asSummary>[0] &
  Parameters<typeof lastEditorOf>[0] &
  Pick<ArticleRow, 'deleted_at'> & { scheduled_change: ScheduledChangeRow | null };

const asAdminSummary = <T extends SummaryRow>({
  deleted_at,
  edited_at,
  edited_by,
  edited_by_name,
  scheduled_change,
  ...row
}: T) => ({
  ...asSummary(row),
  scheduled_change: asScheduledChange(scheduled_change),
  deleted_at: deleted_at?.toISOString() ?? null,
  last_editor: lastEditorOf({ edited_at, edited_by, edited_by_name }),
});

/** One that was just made, with its text. */
export async function findCreated(
  transaction: Transaction<DB>,
  id: string,
): Promise<CreatedArticle> {
  const row = await summaries(transaction)
    .where('articles.id', '=', id)
    .select(bodyColumns)
    .executeTakeFirstOrThrow();
  return asAdminSummary(row);
}

async function countByStatus(found: ReturnType<typeof known>): Promise<AdminArticleList['counts']> {
  const rows = await found
    .select([status.as('status'), sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) filter (where ${isScheduled}))::int`.as('scheduled'))
    .select(sql<number>`(count(*) filter (where ${isUnderReview}))::int`.as('review'))
    .groupBy(status)
    .execute();
  const counts = { draft: 0, scheduled: 0, published: 0, trash: 0 };
  for (const row of rows) counts[row.status] = row.count;
  const all = counts.draft + counts.scheduled + counts.published;
  const sum = (what: 'scheduled' | 'review') => rows.reduce((count, row) => count + row[what], 0);
  return { ...counts, all, scheduled: sum('scheduled'), review: sum('review') };
}

/** undefined if there is none with this id. */
export async function findAdminArticle(
  kysely: Kysely<DB>,
  id: string,
): Promise<AdminArticle | undefined> {
  const formerSlugs = await findFormerSlugs(kysely, id);
  const row = await known(kysely)
    .where('articles.id', '=', id)
    .leftJoin('article_drafts as draft', 'draft.article_id', 'articles.id')
    .selectAll('articles')
    .select(['draft.fields', 'draft.saved_at', 'draft.saved_by', 'draft.saved_by_name'])
    .select([likeCount.as('like_count'), status.as('status')])
    .select(scheduledChangeOf.as('scheduled_change'))
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      status: row.status,
      revision: row.revision,
      article: fieldsOf(row),
      draft: draftOf(row),
      table_of_contents: row.table_of_contents,
      reading_time_minutes: row.reading_time_minutes,
      view_count: row.view_count,
      like_count: row.like_count,
      last_editor: lastEditorOf(row),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
      former_slugs: formerSlugs,
      scheduled_change: asScheduledChange(row.scheduled_change),
    }
  );
}

type JoinedDraft = {
  [Name in 'fields' | 'saved_at' | 'saved_by' | 'saved_by_name']:
    | Selectable<DB['article_drafts']>[Name]
    | null;
};

const draftOf = ({ fields, saved_at, saved_by, saved_by_name }: JoinedDraft) =>
  fields && saved_at
    ? {
        fields,
        saved_at: saved_at.toISOString(),
        saved_by: { id: saved_by, name: saved_by_name ?? '' },
      }
    : null;
