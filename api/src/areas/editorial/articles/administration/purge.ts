import { TRASH_DAYS } from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { removeFormerSlugs } from '../former-slugs.ts';
import { type ArticleRow, audited } from './article-row.ts';

/** Nobody in particular: time has run out. */
const site = { id: null, name: 'Site' };

/** Deletes for good what has been in the trash for TRASH_DAYS, with its discussion. */
export const purgeTrash = (kysely: Kysely<DB>): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('articles')
      .selectAll()
      .where('retired_at', 'is', null)
      .where('deleted_at', '<', sql<Date>`now() - make_interval(days => ${TRASH_DAYS})`)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of rows) {
      await deleteForGood(transaction, row);
      const change = { action: 'article.purge', before: audited(row), after: null };
      await recordChange(transaction, site, { ...change, subject: row.id });
    }
  });

async function deleteForGood(
  transaction: Transaction<DB>,
  { id, loaded }: ArticleRow,
): Promise<void> {
  await transaction.deleteFrom('comments').where('subject', '=', `article:${id}`).execute();
  await removeFormerSlugs(transaction, id);
  if (loaded === null) {
    await transaction.deleteFrom('articles').where('id', '=', id).execute();
    return;
  }
  // Its row stays, empty, so that the next load of the content files doesn't bring the article back.
  for (const table of [
    'article_drafts',
    'article_versions',
    'article_likes',
    'article_views',
    'article_view_days',
    'scheduled_changes',
    'article_reviews',
    'article_review_comments',
  ] as const)
    await transaction.deleteFrom(table).where('article_id', '=', id).execute();
  await transaction
    .updateTable('articles')
    .set({ retired_at: sql`now()`, content: '', table_of_contents: '[]', quiz_questions: '[]' })
    .where('id', '=', id)
    .execute();
}
