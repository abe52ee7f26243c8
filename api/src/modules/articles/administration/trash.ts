import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { recordChange } from '../../audit/index.ts';
import { updateArticle } from './admin-articles.repository.ts';
import { type ArticleRow, audited } from './article-row.ts';
import type { Editor } from './editor.ts';

/** Nobody but administrators sees it from now on, nor its discussion. */
export async function moveToTrash(
  transaction: Transaction<Tables>,
  editor: Editor,
  row: ArticleRow,
): Promise<void> {
  const values = { is_published: false, deleted_at: sql<Date>`now()`, deleted_by: editor.id };
  const after = await updateArticle(transaction, row.id, editor, values);
  const change = { action: 'article.delete', before: audited(row), after: audited(after) };
  await recordChange(transaction, editor, { ...change, subject: row.id });
}

/** It comes back as a draft, which somebody has to publish. */
export async function takeFromTrash(
  transaction: Transaction<Tables>,
  editor: Editor,
  row: ArticleRow,
): Promise<void> {
  const values = { deleted_at: null, deleted_by: null };
  const after = await updateArticle(transaction, row.id, editor, values);
  const change = { action: 'article.restore', before: audited(row), after: audited(after) };
  await recordChange(transaction, editor, { ...change, subject: row.id });
}
