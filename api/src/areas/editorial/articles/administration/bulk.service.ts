import type { BulkAction, BulkRequest, BulkResult } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { endReviews } from '../reviews/reviews.repository.ts';
import { type ArticleRow, refusedContent } from './article-row.ts';
import {
  type ArticleChange,
  changeArticles,
  type Editor,
  fromTrash,
  lockArticles,
  toTrash,
} from './change-articles.ts';

interface Action {
  /** Whether the article is already as the action would make it. */
  isDone(row: ArticleRow): boolean;
  /** Why the article can't be changed so; null if it can. */
  refusal(row: ArticleRow): string | null;
  change(editor: Editor): ArticleChange;
}

const inTrash = ({ deleted_at }: ArticleRow) =>
  deleted_at === null ? null : "It's in the trash. Restore it first.";

const unfinished = (row: ArticleRow) => {
  if (row.description === '') return 'It needs a description before it can be published.';
  if (row.content === '') return 'It needs some text before it can be published.';
  return refusedContent(row.content);
};

const never = () => null;

const setting =
  (action: string, values: ArticleChange['values']): Action['change'] =>
  () => ({ action, values });

const hasAppeared = ({ published_at }: ArticleRow) =>
  published_at !== null && published_at.getTime() <= Date.now();

/** What was published before keeps its time; what is scheduled for later appears now. */
const published = {
  is_published: true,
  published_at: sql<Date>`case when published_at <= now() then published_at else now() end`,
};

const actions: Record<BulkAction, Action> = {
  publish: {
    isDone: (row) => row.is_published && hasAppeared(row),
    refusal: (row) => inTrash(row) ?? unfinished(row),
    change: setting('article.publish', published),
  },
  unpublish: {
    isDone: (row) => row.deleted_at === null && !row.is_published,
    refusal: inTrash,
    change: setting('article.unpublish', { is_published: false }),
  },
  feature: {
    isDone: (row) => row.deleted_at === null && row.is_featured,
    refusal: inTrash,
    change: setting('article.feature', { is_featured: true }),
  },
  unfeature: {
    isDone: (row) => row.deleted_at === null && !row.is_featured,
    refusal: inTrash,
    change: setting('article.unfeature', { is_featured: false }),
  },
  delete: { isDone: ({ deleted_at }) => deleted_at !== null, refusal: never, change: toTrash },
  restore: {
    isDone: ({ deleted_at }) => deleted_at === null,
    refusal: never,
    change: () => fromTrash,
  },
};

/** Does the same to many articles, in one transaction. No text changes, so no version is saved; drafts stay as they are. */
export async function changeInBulk(
  kysely: Kysely<DB>,
  editor: Editor,
  { action: name, ids }: BulkRequest,
): Promise<BulkResult> {
  const action = actions[name];
  return kysely.transaction().execute(async (transaction) => {
    const rows = new Map((await lockArticles(transaction, ids)).map((row) => [row.id, row]));
    const result: BulkResult = { changed: [], skipped: [] };
    const changing: ArticleRow[] = [];
    for (const id of new Set(ids)) {
      const row = rows.get(id);
      const reason = row ? refusalOf(action, row) : `Article with ID ${id} not found`;
      if (reason !== null) result.skipped.push({ id, reason });
      else result.changed.push(id);
      if (row && reason === null && !action.isDone(row)) changing.push(row);
    }
    await changeArticles(transaction, editor, changing, action.change(editor));
    if (name === 'publish') await endReviews(transaction, result.changed);
    return result;
  });
}

const refusalOf = ({ isDone, refusal }: Action, row: ArticleRow) =>
  isDone(row) ? null : refusal(row);
