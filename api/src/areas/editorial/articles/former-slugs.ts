import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/**
 * The slugs under which readers found articles before. The database stores one whenever an article leaves it, whoever
 * changes the article (migration 0197); one that an article has again is no longer former.
 */
const former = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('former_addresses as former')
    .innerJoin('articles', 'articles.id', 'former.item_id')
    .where('former.kind', '=', 'article')
    .whereRef('former.slug', '!=', 'articles.slug');

/** Of an article, the last one first. */
export async function findFormerSlugs(kysely: Kysely<DB>, articleId: string): Promise<string[]> {
  const rows = await former(kysely)
    .where('former.item_id', '=', articleId)
    .select('former.slug')
    .orderBy('former.left_at', 'desc')
    .orderBy('former.slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Those that are one of the slugs or begin with `start`, with the article that each leads to. */
export const findFormerHolders = (
  kysely: Kysely<DB>,
  { slugs, start }: { slugs: string[]; start: string },
) =>
  former(kysely)
    .where((is) => is.or([is('former.slug', 'in', slugs), is('former.slug', 'like', `${start}%`)]))
    .select(['former.slug', 'articles.id', 'articles.title'])
    .select(sql<boolean>`articles.retired_at is not null`.as('retired'))
    .execute();

/** Whether an article has the slug, or had it. */
export const hasHad = (slug: string) =>
  sql<boolean>`(articles.slug = ${slug} or articles.id = (
    select item_id from former_addresses where kind = 'article' and former_addresses.slug = ${slug}
  ))`;

/** Whether an article goes by this name: its slug, its id or a former slug. */
export const goesBy = (idOrSlug: string) =>
  sql<boolean>`(${hasHad(idOrSlug)} or articles.id = ${idOrSlug})`;

/** For ordering those that go by a name: what has it today comes first. */
export const claimTo = (idOrSlug: string) =>
  sql<number>`case ${idOrSlug} when articles.slug then 0 when articles.id then 1 else 2 end`;

/** @returns whether the article had it. */
export async function removeFormerSlug(
  kysely: Kysely<DB>,
  { id, slug }: { id: string; slug: string },
): Promise<boolean> {
  const removed = await kysely
    .deleteFrom('former_addresses')
    .where('kind', '=', 'article')
    .where('slug', '=', slug)
    .where('item_id', '=', id)
    .returning('slug')
    .executeTakeFirst();
  return removed !== undefined;
}

export const removeFormerSlugs = (kysely: Kysely<DB>, articleId: string) =>
  kysely
    .deleteFrom('former_addresses')
    .where('kind', '=', 'article')
    .where('item_id', '=', articleId)
    .execute();
