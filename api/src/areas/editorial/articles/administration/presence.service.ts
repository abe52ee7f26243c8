import type { ArticlePresence } from '@site/shared/contracts/editorial';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import { type Editor, noArticle } from './change-articles.ts';

/** Editors say that they're here three times in this time. */
const expired = sql<Date>`now() - interval '45 seconds'`;

/**
 * Notes that an editor has the article open. It's about what's on screens, so the audit log has none of it.
 * @returns who else has it open
 * @throws DomainError 404 if there is none with this id.
 */
export async function noteEditing(
  kysely: Kysely<DB>,
  editor: Editor,
  id: string,
): Promise<ArticlePresence> {
  const known = await kysely
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw noArticle(id);
  await kysely
    .deleteFrom('article_presence')
    .where('article_id', '=', id)
    .where('seen_at', '<', expired)
    .execute();
  const seen_at = sql<Date>`now()`;
  await kysely
    .insertInto('article_presence')
    .values({ article_id: id, admin_id: editor.id, seen_at })
    .onConflict((conflict) => conflict.columns(['article_id', 'admin_id']).doUpdateSet({ seen_at }))
    .execute();
  const others = await kysely
    .selectFrom('article_presence')
    .innerJoin('admins', 'admins.id', 'article_presence.admin_id')
    .select('admins.name')
    .where('article_id', '=', id)
    .where('admin_id', '<>', editor.id)
    .orderBy('admins.name')
    .execute();
  return { others };
}
