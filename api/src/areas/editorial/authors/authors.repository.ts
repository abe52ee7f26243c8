import type { AuthorPage, ManagedAuthor } from '@site/shared/contracts/editorial';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** An author without their articles. */
export type AuthorFacts = Omit<AuthorPage, 'articles' | 'total'>;

const facts = ['authors.id', 'authors.name', 'authors.slug', 'authors.about'] as const;

const formerHolder = (slug: string) => sql<string>`(
  select item_id from former_addresses where kind = 'author' and former_addresses.slug = ${slug}
)`;

/** By slug, else by a former one. */
export const findBySlug = (kysely: Kysely<DB>, slug: string): Promise<AuthorFacts | undefined> =>
  kysely
    .selectFrom('authors')
    .select(facts)
    .where(sql<boolean>`(authors.slug = ${slug} or authors.id::text = ${formerHolder(slug)})`)
    .orderBy(sql`authors.slug = ${slug}`, 'desc')
    .limit(1)
    .executeTakeFirst();

/** Those with articles that readers see, by name. */
export const findPublic = (kysely: Kysely<DB>): Promise<{ name: string; slug: string }[]> =>
  kysely
    .selectFrom('authors')
    .select(['name', 'slug'])
    .where(sql<boolean>`exists (
      select from articles where named_author_id = authors.id
        and is_published and published_at <= now() and retired_at is null
    )`)
    .orderBy('name')
    .orderBy('id')
    .execute();

export const findAuthor = (kysely: Kysely<DB>, id: string) =>
  kysely
    .selectFrom('authors')
    .select([...facts, 'authors.admin_id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** undefined if the administrator hasn't written it yet. */
export const findOwnAuthor = (kysely: Kysely<DB>, adminId: string) =>
  kysely.selectFrom('authors').select('id').where('admin_id', '=', adminId).executeTakeFirst();

const managed = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('authors')
    .select(facts)
    .select([
      sql<ManagedAuthor['administrator']>`(
        select json_build_object('id', admins.id, 'name', admins.name) from admins
        where admins.id = authors.admin_id
      )`.as('administrator'),
      sql<number>`(
        select count(*)::int from articles
        where named_author_id = authors.id and retired_at is null and deleted_at is null
      )`.as('articles'),
    ]);

/** By name. */
export const findManaged = (kysely: Kysely<DB>): Promise<ManagedAuthor[]> =>
  managed(kysely).orderBy('authors.name').orderBy('authors.id').execute();

export const findManagedAuthor = (kysely: Kysely<DB>, id: string): Promise<ManagedAuthor> =>
  managed(kysely).where('authors.id', '=', id).executeTakeFirstOrThrow();

/** Lets one author be written at a time, so that no two get the same address. Reading goes on. */
export const lockAuthors = (transaction: Transaction<DB>) =>
  sql`lock table authors in share row exclusive mode`.execute(transaction);

/** Those of the slugs, or that begin with one and a number, that another author than `except` has or had. */
export async function findTakenSlugs(
  transaction: Transaction<DB>,
  base: string,
  except: string | null,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from (
      select slug, id::text as holder from authors
      union all select slug, item_id from former_addresses where kind = 'author'
    ) as claims
    where (slug = ${base} or starts_with(slug, ${`${base}-`})) and holder is distinct from ${except}
  `.execute(transaction);
  return new Set(rows.map(({ slug }) => slug));
}

/** Articles that the administrator made and that name no author. */
export async function findUnnamed(
  transaction: Transaction<DB>,
  adminId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('articles')
    .select('id')
    .where('author_id', '=', adminId)
    .where('named_author_id', 'is', null)
    .where('retired_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
