import { randomUUID } from 'node:crypto';
import type {
  AdminArticle,
  AdminArticleList,
  ArticleBody,
  ArticlePreview,
  CreatedArticle,
  changeArticleRequest,
  newArticleRequest,
  SlugCheck,
} from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type * as z from 'zod/mini';
import { recordChange } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { DomainError, notFound } from '../../../../errors/domain-error.ts';
import { forReaders } from '../../../../html/for-readers.ts';
import type { Admins } from '../../../identity/index.ts';
import { findAuthor, findOwnAuthor } from '../../authors/authors.repository.ts';
import { findCategory } from '../categories.repository.ts';
import { removeFormerSlug } from '../former-slugs.ts';
import { endReviews } from '../reviews/reviews.repository.ts';
import {
  type AdminArticleQuery,
  findAdminArticle,
  findAdminArticles,
  findCreated,
} from './admin-articles.repository.ts';
import { type ArticleRow, audited, columnsOf, fieldsOf, preparedContent } from './article-row.ts';
import {
  changeArticles,
  type Editor,
  fromTrash,
  insertArticle,
  lockKnown,
  lockRevision,
  noArticle,
  toTrash,
  updateArticle,
} from './change-articles.ts';
import { deleteDraft, saveReplaced } from './drafts.service.ts';
import { checkSlug, slugFor, slugTaken } from './slugs.ts';
import { saveFirstVersion, saveVersion } from './versions.service.ts';

type ArticleChange = z.output<typeof changeArticleRequest>;

export type AdminArticles = ReturnType<typeof createAdminArticles>;

/** Articles as administrators work on them: see the contract. */
export function createAdminArticles(kysely: Kysely<DB>, admins: Admins) {
  return {
    /** @throws DomainError 401 for anyone but an administrator, 403 for a role without content. */
    async list(token: string | null, query: AdminArticleQuery): Promise<AdminArticleList> {
      await admins.requireAdmin(token, 'read-content');
      return findAdminArticles(kysely, query);
    },

    /** @throws DomainError 404 if there is none with this id. */
    read: (id: string): Promise<AdminArticle> => readArticle(kysely, id),

    checkSlug: (slug: string, except: string | null): Promise<SlugCheck> =>
      checkSlug(kysely, slug, except),

    /** What readers would get. @throws DomainError 400 if the text is too long. */
    preview(html: string): ArticlePreview {
      const { content, tableOfContents, readingMinutes } = preparedContent(html);
      return {
        content: forReaders(content),
        table_of_contents: tableOfContents,
        reading_time_minutes: readingMinutes,
      };
    },

    /**
     * A new article; if it was sent before under its id, the one that was made then.
     * @throws DomainError 400 for a text that is too long or an unknown category, 409 if the slug is taken.
     */
    async create(
      editor: Editor,
      { id = randomUUID(), ...body }: z.output<typeof newArticleRequest>,
    ): Promise<CreatedArticle> {
      const columns = columnsOf(body);
      return kysely.transaction().execute(async (transaction) => {
        await requireKnown(transaction, body);
        const slug = await slugFor(transaction, body, id);
        const own = await findOwnAuthor(transaction, editor.id);
        const values = { named_author_id: own?.id ?? null, ...columns, id, slug };
        const after = await unlessTaken(insertArticle(transaction, editor, values));
        if (!after) return findCreated(transaction, id);
        await saveAsVersion(transaction, editor, { after, reason: reasonFor(null, after) });
        const change = { action: 'article.create', before: null, after: audited(after) };
        await recordChange(transaction, editor, { ...change, subject: after.id });
        return findCreated(transaction, after.id);
      });
    },

    /**
     * Saves an article; its draft ends with that. What readers could see before is saved as a version.
     * @throws DomainError 404, 409 if it was changed since or is in the trash, and as `create`.
     */
    async change(
      editor: Editor,
      id: string,
      { revision, replaces, restores, ...body }: ArticleChange,
    ): Promise<AdminArticle> {
      const columns = columnsOf(body);
      return kysely.transaction().execute(async (transaction) => {
        const before = await lockRevision(transaction, id, revision);
        await saveArticle(transaction, editor, {
          ...{ before, body, columns, action: 'article.change' },
          endsDraft: { replaces },
          isRestored: restores !== undefined,
        });
        return readArticle(transaction, id);
      });
    },

    /** Lets a former slug lead nowhere. @throws DomainError 404 if the article hasn't had it. */
    async removeFormerSlug(editor: Editor, { id, slug }: { id: string; slug: string }) {
      await kysely.transaction().execute(async (transaction) => {
        if (!(await removeFormerSlug(transaction, { id, slug })))
          throw notFound("This article hasn't had that address.");
        const change = { action: 'article.address-remove', before: { slug }, after: null };
        await recordChange(transaction, editor, { ...change, subject: id });
      });
    },

    /** Puts an article into the trash; again changes nothing. @throws DomainError 404. */
    async remove(editor: Editor, id: string): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        const row = await lockKnown(transaction, id);
        if (row.deleted_at === null)
          await changeArticles(transaction, editor, [row], toTrash(editor));
      });
    },

    /** Takes an article out of the trash, as a draft; otherwise changes nothing. @throws DomainError 404. */
    async restore(editor: Editor, id: string): Promise<AdminArticle> {
      return kysely.transaction().execute(async (transaction) => {
        const row = await lockKnown(transaction, id);
        if (row.deleted_at !== null) await changeArticles(transaction, editor, [row], fromTrash);
        return readArticle(transaction, id);
      });
    },
  };
}

interface Saving {
  /** What the article was, which the transaction holds. */
  before: ArticleRow;
  body: ArticleBody;
  columns: ReturnType<typeof columnsOf>;
  /** As the audit log calls it. */
  action: string;
  /** null leaves the draft as it is. */
  endsDraft: { replaces: boolean } | null;
  isRestored?: boolean;
}

/**
 * Saves the article as `editor`, and what it says then as a version.
 * @throws DomainError 400 for an unknown category, 409 if the slug is taken.
 */
export async function saveArticle(
  transaction: Transaction<DB>,
  editor: Editor,
  { before, body, columns, action, endsDraft, isRestored = false }: Saving,
): Promise<void> {
  const { id } = before;
  await requireKnown(transaction, body);
  const slug = await slugFor(transaction, body, id);
  await saveFirstVersion(transaction, before);
  if (endsDraft) await endDraft(transaction, editor, { id, ...endsDraft });
  const values = { ...columns, slug, updated_at: sql<Date>`now()` };
  const after = await unlessTaken(updateArticle(transaction, id, editor, values));
  if (body.is_published) await endReviews(transaction, [id]);
  const reason = isRestored ? 'restored' : reasonFor(before, after);
  await saveAsVersion(transaction, editor, { after, reason });
  const change = { action, before: audited(before), after: audited(after) };
  await recordChange(transaction, editor, { ...change, subject: id });
}

async function readArticle(kysely: Kysely<DB>, id: string): Promise<AdminArticle> {
  const article = await findAdminArticle(kysely, id);
  if (!article) throw noArticle(id);
  return article;
}

/** @throws DomainError 400 for a category or an author that doesn't exist. */
export async function requireKnown(
  transaction: Transaction<DB>,
  { category_id, author_id }: Pick<ArticleBody, 'category_id' | 'author_id'>,
): Promise<void> {
  if (category_id !== null && !(await findCategory(transaction, category_id)))
    throw unknown('category_id', 'category');
  if (author_id && !(await findAuthor(transaction, author_id)))
    throw unknown('author_id', 'author');
}

const unknown = (field: string, what: string) => {
  const message = `That ${what} doesn't exist. Please choose another one.`;
  return new DomainError(400, 'invalid', message, { [field]: message });
};

const UNIQUE_VIOLATION = '23505';

/** Another article may have taken the slug since it was checked. */
async function unlessTaken<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) throw slugTaken();
    throw error;
  }
}

/** Another editor's draft, and one that is replaced on purpose, is saved as a version. */
async function endDraft(
  transaction: Transaction<DB>,
  editor: Editor,
  { id, replaces }: { id: string; replaces: boolean },
): Promise<void> {
  const draft = await deleteDraft(transaction, id);
  if (draft && (draft.saved_by !== editor.id || replaces)) await saveReplaced(transaction, draft);
}

const reasonFor = (before: ArticleRow | null, after: ArticleRow) =>
  after.is_published && !before?.is_published ? 'published' : 'saved';

const saveAsVersion = (
  transaction: Transaction<DB>,
  author: Editor,
  { after, reason }: { after: ArticleRow; reason: 'saved' | 'published' | 'restored' },
) => saveVersion(transaction, after.id, { fields: fieldsOf(after), author, reason });
