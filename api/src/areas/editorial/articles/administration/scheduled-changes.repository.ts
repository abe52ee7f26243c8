import type { ArticleBody, ScheduledChange } from '@site/shared/contracts/editorial';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../database/tables.ts';
import type { Editor } from './change-articles.ts';

/** A scheduled change as a column of a query for articles. */
export type ScheduledChangeRow = Omit<ScheduledChange, 'problem'> & {
  failure: string | null;
  /** Whether the article still is what the change was made from, and published. */
  fits: boolean;
};

/** Of the article that a query is about. */
export const hasScheduledChange = sql<boolean>`
  exists (select from scheduled_changes where article_id = articles.id)`;

/** Whether the article still is what the change was made from, and readers see it. */
export const changeFits = sql<boolean>`(
  articles.is_published and scheduled_changes.times_changed = articles.times_changed
)`;

/** Of the article that a query is about; null if it has none. */
export const scheduledChangeOf = sql<ScheduledChangeRow | null>`(
  select json_build_object(
    'publish_at', publish_at, 'time_zone', time_zone, 'scheduled_at', scheduled_at,
    'scheduled_by', json_build_object('id', scheduled_by, 'name', scheduled_by_name),
    'revision', scheduled_changes.revision, 'failure', failure, 'fits', ${changeFits}
  ) from scheduled_changes where article_id = articles.id
)`;

/** In the words for administrators; null for none. */
export const asScheduledChange = (row: ScheduledChangeRow | null): ScheduledChange | null =>
  row && {
    publish_at: new Date(row.publish_at).toISOString(),
    time_zone: row.time_zone,
    scheduled_at: new Date(row.scheduled_at).toISOString(),
    scheduled_by: row.scheduled_by,
    revision: row.revision,
    problem: row.failure ?? (row.fits ? null : CHANGED_SINCE),
  };

export const CHANGED_SINCE =
  'The article was changed after this was scheduled, so nothing was overwritten. Schedule it again, or withdraw it.';

interface NewChange {
  articleId: string;
  at: Date;
  zone: string;
  /** Of the article. */
  revision: number;
  times_changed: number;
  body: ArticleBody;
}

/** Stores a change, in place of one that was scheduled before. */
export async function storeChange(
  transaction: Transaction<DB>,
  editor: Editor,
  { articleId, at, zone, body, ...counts }: NewChange,
): Promise<void> {
  const values = {
    ...counts,
    publish_at: at,
    time_zone: zone,
    fields: JSON.stringify(body),
    scheduled_at: new Date(),
    scheduled_by: editor.id,
    scheduled_by_name: editor.name,
    failure: null,
  };
  await transaction
    .insertInto('scheduled_changes')
    .values({ article_id: articleId, ...values })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(values))
    .execute();
}

/** The change of an article, which the transaction holds. */
export const findChange = (transaction: Transaction<DB>, articleId: string) =>
  transaction
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('article_id', '=', articleId)
    .executeTakeFirst();

export const moveChange = (
  transaction: Transaction<DB>,
  articleId: string,
  { at, zone }: Pick<NewChange, 'at' | 'zone'>,
) =>
  transaction
    .updateTable('scheduled_changes')
    .set({ publish_at: at, time_zone: zone, failure: null })
    .where('article_id', '=', articleId)
    .execute();

export const deleteChange = (transaction: Transaction<DB>, articleId: string) =>
  transaction.deleteFrom('scheduled_changes').where('article_id', '=', articleId).execute();

/** The articles with a change whose time has come. */
export const findDue = async (kysely: Kysely<DB>): Promise<string[]> =>
  (
    await kysely
      .selectFrom('scheduled_changes')
      .select('article_id')
      .where('publish_at', '<=', sql<Date>`now()`)
      .where('failure', 'is', null)
      .orderBy('publish_at')
      .execute()
  ).map(({ article_id }) => article_id);

/** Says why a change doesn't go live, unless it has been moved meanwhile. */
export const storeFailure = (kysely: Kysely<DB>, articleId: string, failure: string) =>
  kysely
    .updateTable('scheduled_changes')
    .set({ failure })
    .where('article_id', '=', articleId)
    .where('publish_at', '<=', sql<Date>`now()`)
    .execute();

export type StoredChange = Selectable<DB['scheduled_changes']>;
