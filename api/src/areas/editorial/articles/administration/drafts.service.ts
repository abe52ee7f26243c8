import type {
  ArticleDraftFields,
  SaveDraftRequest,
  SavedDraft,
} from '@site/shared/contracts/editorial';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { type Editor, lockKnown, lockRevision, updateArticle } from './change-articles.ts';
import { saveVersion } from './versions.service.ts';

/** The working copies that are saved while an editor types. */
export function createDraftsService(kysely: Kysely<DB>) {
  return {
    /**
     * Saves what an editor has typed. The audit log says when a person begins to work on a draft, not each time that
     * it is saved.
     * @throws DomainError 404, 409 if the article was changed since or is in the trash.
     */
    async save(
      editor: Editor,
      id: string,
      { revision, ...fields }: SaveDraftRequest,
    ): Promise<SavedDraft> {
      return kysely.transaction().execute(async (transaction) => {
        await lockRevision(transaction, id, revision);
        const before = await findDraft(transaction, id);
        const saved = await saveDraft(transaction, id, { fields, author: editor });
        if (before?.saved_by !== editor.id) await recordBegin(transaction, editor, { id, before });
        const after = await updateArticle(transaction, id, editor, {});
        return { revision: after.revision, saved_at: saved.toISOString() };
      });
    },

    /**
     * Ends the draft; one that another editor wrote is saved as a version. Without a draft nothing changes.
     * @throws DomainError 404.
     */
    async discard(editor: Editor, id: string): Promise<{ revision: number }> {
      return kysely.transaction().execute(async (transaction) => {
        const { revision } = await lockKnown(transaction, id);
        const draft = await deleteDraft(transaction, id);
        if (!draft) return { revision };
        if (draft.saved_by !== editor.id) await saveReplaced(transaction, draft);
        const change = { action: 'article.draft-discard', before: audited(draft), after: null };
        await recordChange(transaction, editor, { ...change, subject: id });
        return updateArticle(transaction, id, editor, {});
      });
    },
  };
}

/** A draft's text as a version of the article, before it is replaced. */
export const saveReplaced = (transaction: Transaction<DB>, draft: DraftRow): Promise<void> =>
  saveVersion(transaction, draft.article_id, {
    fields: draft.fields,
    author: { id: draft.saved_by, name: draft.saved_by_name },
    reason: 'replaced',
    at: draft.saved_at,
  });

const recordBegin = (
  transaction: Transaction<DB>,
  editor: Editor,
  { id, before }: { id: string; before: DraftRow | undefined },
) =>
  recordChange(transaction, editor, {
    action: 'article.draft',
    subject: id,
    before: before ? audited(before) : null,
    after: { saved_by: editor.name },
  });

const audited = ({ saved_by_name, saved_at }: DraftRow) => ({
  saved_by: saved_by_name,
  saved_at: saved_at.toISOString(),
});

type DraftRow = Selectable<DB['article_drafts']>;

/** The working copy of an article, if there is one. */
const findDraft = (
  transaction: Transaction<DB>,
  articleId: string,
): Promise<DraftRow | undefined> =>
  transaction
    .selectFrom('article_drafts')
    .selectAll()
    .where('article_id', '=', articleId)
    .executeTakeFirst();

/** @returns when it was saved */
async function saveDraft(
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
