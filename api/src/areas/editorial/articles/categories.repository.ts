import type { ArticleCategory } from '@site/shared/contracts/editorial';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';

type Row = Omit<Selectable<DB['article_categories']>, 'loaded' | 'retired_at'>;

const categoryColumns = [
  'id',
  'name',
  'slug',
  'description',
  'color',
  'icon',
  'parent_category_id',
  'is_active',
  'sort_order',
  'created_at',
  'updated_at',
] as const satisfies (keyof Row)[];

export async function findCategories(kysely: Kysely<DB>): Promise<ArticleCategory[]> {
  const rows = await kysely
    .selectFrom('article_categories')
    .select(categoryColumns)
    .where('retired_at', 'is', null)
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  return rows.map(asCategory);
}

/** undefined if there is none with this id. */
export const findCategory = (kysely: Kysely<DB>, id: string) =>
  kysely
    .selectFrom('article_categories')
    .select(['id', 'parent_category_id'])
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** Those that have this name, however it is written, or this slug, which retired ones retain. */
export const findSameCategory = (
  kysely: Kysely<DB>,
  { name, slug }: { name: string; slug: string },
): Promise<{ name: string; slug: string }[]> =>
  kysely
    .selectFrom('article_categories')
    .select(['name', 'slug'])
    .where((is) =>
      is.or([
        is('slug', '=', slug),
        is.and([is(sql`lower(name)`, '=', name.toLowerCase()), is('retired_at', 'is', null)]),
      ]),
    )
    .execute();

/** Lets one category be made at a time, so that no two get the same name. Reading goes on. */
export const lockCategories = (transaction: Transaction<DB>) =>
  sql`lock table article_categories in share row exclusive mode`.execute(transaction);

export const insertCategory = async (
  transaction: Transaction<DB>,
  category: Insertable<DB['article_categories']>,
): Promise<ArticleCategory> =>
  asCategory(
    await transaction
      .insertInto('article_categories')
      .values(category)
      .returning(categoryColumns)
      .executeTakeFirstOrThrow(),
  );

const asCategory = ({ created_at, updated_at, ...facts }: Row): ArticleCategory => ({
  ...facts,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** The category of an article that has none. */
export const general: ArticleCategory = {
  id: 'general',
  name: 'General',
  slug: 'general',
  description: 'Everything else.',
  color: '#4a5163',
  icon: '',
  parent_category_id: null,
  is_active: true,
  sort_order: 10_000,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
