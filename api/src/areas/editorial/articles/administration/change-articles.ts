import type { Transaction } from 'kysely';
import { recordChanges } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { type ArticleValues, updateArticles } from './admin-articles.repository.ts';
import { type ArticleRow, audited } from './article-row.ts';
import type { Editor } from './editor.ts';

/** What is done to articles: how the audit log calls it, and what they have afterwards. */
export interface ArticleChange {
  action: string;
  values: ArticleValues;
}

/** Does the same to all of them, with an entry in the audit log for each, in their order. */
export async function changeArticles(
  transaction: Transaction<DB>,
  editor: Editor,
  rows: readonly ArticleRow[],
  { action, values }: ArticleChange,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const changed = await updateArticles(transaction, ids, editor, values);
  const after = new Map(changed.map((row) => [row.id, audited(row)]));
  await recordChanges(
    transaction,
    editor,
    rows.map((row) => ({
      action,
      subject: row.id,
      before: audited(row),
      after: after.get(row.id) ?? null,
    })),
  );
}
