import type { Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { DomainError, notFound } from '../../../../errors/domain-error.ts';
import { lockArticle } from './admin-articles.repository.ts';
import { type ArticleRow, lastEditorOf } from './article-row.ts';

export const noArticle = (id: string) => notFound(`Article with ID ${id} not found`);

const inTrash = () =>
  new DomainError(409, 'in-trash', 'This article is in the trash. Restore it to make changes.');

function changedElsewhere(row: ArticleRow) {
  const last_editor = lastEditorOf(row);
  const who = last_editor?.name ?? 'Someone';
  const message = `${who} has changed this article since you opened it.`;
  const current = { revision: row.revision, last_editor };
  return new DomainError(409, 'changed-elsewhere', message, undefined, { current });
}

/**
 * The article as it is, held until the transaction ends.
 * @throws DomainError 404 if there is none with this id.
 */
export async function lockKnown(transaction: Transaction<DB>, id: string): Promise<ArticleRow> {
  const row = await lockArticle(transaction, id);
  if (!row) throw noArticle(id);
  return row;
}

/**
 * The same, if the revision that a change was made from is the current one.
 * @throws DomainError 404 if there is none with this id, 409 if it is in the trash or was changed since.
 */
export async function lockRevision(
  transaction: Transaction<DB>,
  id: string,
  revision: number,
): Promise<ArticleRow> {
  const row = await lockKnown(transaction, id);
  if (row.deleted_at) throw inTrash();
  if (row.revision !== revision) throw changedElsewhere(row);
  return row;
}
