import type { ArticleCategory } from '@site/shared/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Row = Omit<Selectable<Tables['article_categories']>, 'loaded' | 'retired_at'>;

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

export async function findCategories(kysely: Kysely<Tables>): Promise<ArticleCategory[]> {
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
