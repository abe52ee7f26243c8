import type { ArticleDraftFields } from '@site/shared/contracts';
import type { Selectable, Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';

export type DraftRow = Selectable<DB['article_drafts']>;

/** The working copy of an article, if there is one. */
export const findDraft = (
  transaction: Transaction<DB>,
  articleId: string,
): Promise<DraftRow | undefined> =>
  transaction
    .selectFrom('article_drafts')
    .selectAll()
    .where('article_id', '=', articleId)
    .executeTakeFirst();

/** @returns when it was saved */
export async function saveDraft(
  transaction: Transaction<DB>,
  articleId: string,
  { fields, author }: { fields: ArticleDraftFields; author: { id: string; name: string } },
): Promise<Date> {
  const draft = {
    fields: JSON.stringify(fields),
    saved_at: new Date(),
    saved_by: author.id,
    saved_by_name: author.name,
  };
  await transaction
    .insertInto('article_drafts')
    .values({ article_id: articleId, ...draft })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(draft))
    .execute();
  return draft.saved_at;
}

/** @returns what it was */
export const deleteDraft = (
  transaction: Transaction<DB>,
  articleId: string,
): Promise<DraftRow | undefined> =>
  transaction
    .deleteFrom('article_drafts')
    .where('article_id', '=', articleId)
    .returningAll()
    .executeTakeFirst();
