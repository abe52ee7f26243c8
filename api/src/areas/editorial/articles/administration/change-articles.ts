import { type InsertObject, sql, type Transaction, type UpdateObject } from 'kysely';
import { recordChanges } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { DomainError, notFound } from '../../../../errors/domain-error.ts';
import { type ArticleRow, audited, lastEditorOf } from './article-row.ts';

/** The administrator who changes something. */
export interface Editor {
  id: string;
  name: string;
}

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
  const row = await transaction
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
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

/** Those of them that exist, held in one order for everyone. */
export const lockArticles = (transaction: Transaction<DB>, ids: string[]): Promise<ArticleRow[]> =>
  transaction
    .selectFrom('articles')
    .selectAll()
    .where('id', 'in', ids)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** A new article that `editor` makes. */
export const insertArticle = (
  transaction: Transaction<DB>,
  editor: Editor,
  values: InsertObject<DB, 'articles'>,
): Promise<ArticleRow | undefined> =>
  transaction
    .insertInto('articles')
    .values({
      ...values,
      author_id: editor.id,
      edited_at: sql`now()`,
      edited_by: editor.id,
      edited_by_name: editor.name,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** What an article may be changed to. */
type ArticleValues = UpdateObject<DB, 'articles'>;

/** The article with `values` and its next revision, as changed by `editor` just now. */
export const updateArticle = (
  transaction: Transaction<DB>,
  id: string,
  editor: Editor,
  values: ArticleValues,
): Promise<ArticleRow> => updating(transaction, [id], editor, values).executeTakeFirstOrThrow();

/** For at least one, in any order. */
const updating = (
  transaction: Transaction<DB>,
  ids: string[],
  editor: Editor,
  values: ArticleValues,
) =>
  transaction
    .updateTable('articles')
    .set({
      ...values,
      revision: sql`revision + 1`,
      edited_at: sql`now()`,
      edited_by: editor.id,
      edited_by_name: editor.name,
    })
    .where('id', 'in', ids)
    .returningAll();

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
  const changed = await updating(transaction, ids, editor, values).execute();
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

/** Nobody but administrators sees it from now on, nor its discussion. */
export const toTrash = ({ id }: Editor): ArticleChange => ({
  action: 'article.delete',
  values: { is_published: false, deleted_at: sql<Date>`now()`, deleted_by: id },
});

/** It comes back as a draft, which an editor has to publish. */
export const fromTrash: ArticleChange = {
  action: 'article.restore',
  values: { deleted_at: null, deleted_by: null },
};
