import { isDeepStrictEqual } from 'node:util';
import type {
  ArticleDraftFields,
  ArticleVersion,
  ArticleVersionList,
  VersionReason,
} from '@site/shared/contracts/editorial';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Author } from '../../../../audit/index.ts';
import type { DB } from '../../../../database/tables.ts';
import { notFound } from '../../../../errors/domain-error.ts';
import { findAdminArticle } from './admin-articles.repository.ts';
import { type ArticleRow, fieldsOf } from './article-row.ts';
import { noArticle } from './change-articles.ts';

/** What an article said before. */
export function createVersionsService(kysely: Kysely<DB>) {
  return {
    /** Newest first; none of an article that no administrator has changed. @throws DomainError 404. */
    async list(id: string): Promise<ArticleVersionList> {
      const items = await findVersions(kysely, id);
      if (items.length === 0 && !(await findAdminArticle(kysely, id))) throw noArticle(id);
      return { items };
    },

    /** @throws DomainError 404. */
    async read({ id, number }: { id: string; number: number }): Promise<ArticleVersion> {
      const version = await findVersion(kysely, { id, number });
      if (!version) throw notFound("This version doesn't exist.");
      return version;
    },
  };
}

interface NewVersion {
  fields: ArticleDraftFields;
  author: Author;
  reason: VersionReason;
  /** Now, unless it says something else. */
  at?: Date;
}

/** Saves a version, unless the one before says the same. The caller holds the article's lock. */
export async function saveVersion(
  transaction: Transaction<DB>,
  articleId: string,
  { fields, author, reason, at }: NewVersion,
): Promise<void> {
  const last = await transaction
    .selectFrom('article_versions')
    .select(['number', 'fields'])
    .where('article_id', '=', articleId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && isDeepStrictEqual(last.fields, fields)) return;
  await transaction
    .insertInto('article_versions')
    .values({
      article_id: articleId,
      number: (last?.number ?? 0) + 1,
      ...(at && { at }),
      author_id: author.id,
      author_name: author.name,
      reason,
      title: fields.title,
      fields: JSON.stringify(fields),
    })
    .execute();
}

/** Who wrote what no administrator did. */
const contentFiles: Author = { id: null, name: 'Content files' };

/** Saves what an article said before its first change by an administrator. */
export async function saveFirstVersion(
  transaction: Transaction<DB>,
  row: ArticleRow,
): Promise<void> {
  const known = await transaction
    .selectFrom('article_versions')
    .select('number')
    .where('article_id', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const version = { fields: fieldsOf(row), author: contentFiles, at: row.updated_at } as const;
  await saveVersion(transaction, row.id, { ...version, reason: 'saved' });
}

const factColumns = ['number', 'at', 'author_id', 'author_name', 'reason'] as const;

type Facts = Pick<Selectable<DB['article_versions']>, (typeof factColumns)[number]>;

const factsOf = ({ number, at, author_id, author_name, reason }: Facts) => ({
  number,
  at: at.toISOString(),
  author: { id: author_id, name: author_name },
  reason,
});

/** The versions of an article, newest first. */
async function findVersions(
  kysely: Kysely<DB>,
  articleId: string,
): Promise<ArticleVersionList['items']> {
  const rows = await kysely
    .selectFrom('article_versions')
    .select(factColumns)
    .select('title')
    .where('article_id', '=', articleId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({ ...factsOf(row), title: row.title }));
}

/** undefined if the article has no version of this number. */
async function findVersion(
  kysely: Kysely<DB>,
  { id, number }: { id: string; number: number },
): Promise<ArticleVersion | undefined> {
  const row = await kysely
    .selectFrom('article_versions')
    .select(factColumns)
    .select('fields')
    .where('article_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...factsOf(row), article: row.fields };
}
