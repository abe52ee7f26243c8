import {
  articleBody,
  type moveChangeRequest,
  type ScheduledChange,
  type scheduleChangeRequest,
} from '@site/shared/contracts/editorial';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { DomainError, notFound } from '../../../../errors/domain-error.ts';
import { findAdminArticle } from './admin-articles.repository.ts';
import { requireKnown, saveArticle } from './admin-articles.service.ts';
import { type ArticleRow, columnsOf, fieldsOf } from './article-row.ts';
import { type Editor, lockKnown, lockRevision, updateArticle } from './change-articles.ts';
import {
  CHANGED_SINCE,
  deleteChange,
  findChange,
  findDue,
  moveChange,
  type StoredChange,
  storeChange,
  storeFailure,
} from './scheduled-changes.repository.ts';
import { slugFor } from './slugs.ts';

/** Changes of published articles at a set time: see the contract. */
export function createScheduledChanges(kysely: Kysely<DB>) {
  return {
    /**
     * Schedules a text, in place of one that was scheduled before.
     * @throws DomainError 400 for a time that has passed, or a text that couldn't be published; 404; 409 if the article
     * isn't published, was changed since or is in the trash, or if its slug is taken.
     */
    async schedule(
      editor: Editor,
      id: string,
      { publish_at, time_zone, change }: z.output<typeof scheduleChangeRequest>,
    ): Promise<ScheduledChange> {
      const at = timeToCome(publish_at);
      const { revision, replaces: _, restores: __, ...body } = change;
      columnsOf(body);
      return kysely.transaction().execute(async (transaction) => {
        const article = await lockRevision(transaction, id, revision);
        if (!isPublic(article)) throw notPublished();
        await requireKnown(transaction, body);
        await slugFor(transaction, body, id);
        const before = await findChange(transaction, id);
        const { times_changed } = article;
        // Whoever has the article open learns of it before they write.
        const after = await updateArticle(transaction, id, editor, {});
        const changed = { articleId: id, at, zone: time_zone, times_changed, body };
        await storeChange(transaction, editor, { ...changed, revision: after.revision });
        await record(transaction, editor, { id, before });
        return readChange(transaction, id);
      });
    },

    /** @throws DomainError 400 for a time that has passed, 404 if nothing is scheduled. */
    async move(
      editor: Editor,
      id: string,
      { publish_at, time_zone }: z.output<typeof moveChangeRequest>,
    ): Promise<ScheduledChange> {
      const at = timeToCome(publish_at);
      return kysely.transaction().execute(async (transaction) => {
        await lockKnown(transaction, id);
        const before = await findChange(transaction, id);
        if (!before) throw nothingScheduled();
        await moveChange(transaction, id, { at, zone: time_zone });
        await record(transaction, editor, { id, before });
        return readChange(transaction, id);
      });
    },

    /** Its text stays in the draft, if nobody has written another one. @throws DomainError 404. */
    async withdraw(editor: Editor, id: string): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        await lockKnown(transaction, id);
        const before = await findChange(transaction, id);
        if (!before) return;
        await deleteChange(transaction, id);
        await record(transaction, editor, { id, before });
      });
    },
  };
}

/**
 * Publishes the changes whose time has come. Each has a transaction of its own that holds the article, so that one goes
 * live once, however many processes look, and one that can't doesn't hold up the others.
 */
export async function publishDueChanges(kysely: Kysely<DB>): Promise<void> {
  for (const id of await findDue(kysely)) {
    try {
      await kysely.transaction().execute((transaction) => publishDue(transaction, id));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await storeFailure(kysely, id, error.message);
    }
  }
}

async function publishDue(transaction: Transaction<DB>, id: string): Promise<void> {
  const before = await lockKnown(transaction, id);
  const due = await findChange(transaction, id);
  // Another process was first, or the change was moved or withdrawn.
  if (!due || due.failure !== null || due.publish_at.getTime() > Date.now()) return;
  if (!isPublic(before) || before.times_changed !== due.times_changed)
    throw new DomainError(409, 'changed-elsewhere', CHANGED_SINCE);
  const { published_at } = fieldsOf(before);
  const body = articleBody.parse({ ...fieldsOf(before), ...due.fields, published_at });
  await saveArticle(transaction, editorOf(due), {
    ...{ before, body, columns: columnsOf(body), action: 'article.change-published' },
    // A draft that was written since stays.
    endsDraft: before.revision === due.revision ? { replaces: false } : null,
  });
  await deleteChange(transaction, id);
}

const editorOf = ({ scheduled_by, scheduled_by_name }: StoredChange): Editor => ({
  id: scheduled_by,
  name: scheduled_by_name,
});

const isPublic = ({ is_published, published_at }: ArticleRow) =>
  is_published && published_at !== null && published_at.getTime() <= Date.now();

/** @throws DomainError 400 for a time that has passed. */
function timeToCome(time: string): Date {
  const at = new Date(time);
  const message = 'Choose a time in the future.';
  if (at.getTime() <= Date.now())
    throw new DomainError(400, 'invalid', message, { publish_at: message });
  return at;
}

const notPublished = () =>
  new DomainError(
    409,
    'refused',
    "Readers don't see this article yet: publish it, or schedule it.",
  );

const nothingScheduled = () => notFound('Nothing is scheduled for this article any more.');

async function readChange(transaction: Transaction<DB>, id: string): Promise<ScheduledChange> {
  const change = (await findAdminArticle(transaction, id))?.scheduled_change;
  if (!change) throw nothingScheduled();
  return change;
}

/** What the audit log has: when it goes live, not the text, of which there's a version then. */
async function record(
  transaction: Transaction<DB>,
  editor: Editor,
  { id, before }: { id: string; before: StoredChange | undefined },
) {
  const after = await findChange(transaction, id);
  await recordChange(transaction, editor, {
    action: after ? 'article.change-schedule' : 'article.change-withdraw',
    subject: id,
    before: before ? audited(before) : null,
    after: after ? audited(after) : null,
  });
}

const audited = ({ publish_at, time_zone, scheduled_by_name, fields }: StoredChange) => ({
  publish_at: publish_at.toISOString(),
  time_zone,
  scheduled_by: scheduled_by_name,
  title: fields.title,
});
