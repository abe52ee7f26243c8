import { request } from '@site/shared/api';
import type { ArticleCategory, CategoryBody } from '@site/shared/contracts/editorial';
import { queryClient, useQuery } from '@site/shared/platform';
import { categoriesQuery } from '../../articles/categories-query.ts';

const sample: ArticleCategory = {
  id: 'sample',
  name: 'Programming',
  slug: 'programming',
  description: '',
  color: '#4a5163',
  icon: '',
  parent_category_id: null,
  is_active: true,
  sort_order: 0,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-01T09:00:00.000Z',
};
const onlySample = [sample];
const none: ArticleCategory[] = [];

export interface Categories {
  /** By sort_order; none while they are being loaded. */
  categories: ArticleCategory[];
  /** They couldn't be loaded: `categories` is one sample, which no article can be saved with. */
  failed: boolean;
  retry: () => void;
}

/** The categories of articles, or a sample if they can't be loaded. */
export function useCategories(): Categories {
  const { data, isError, refetch } = useQuery(categoriesQuery);
  const failed = data === undefined && isError;
  return {
    categories: data ?? (failed ? onlySample : none),
    failed,
    retry: () => void refetch(),
  };
}

/** Creates a category, and refetches the categories. */
export async function createCategory(body: CategoryBody): Promise<ArticleCategory> {
  const category = await request('POST /v1/articles/categories/', { body });
  queryClient.setQueryData(categoriesQuery.queryKey, (known) => known && [...known, category]);
  await queryClient.invalidateQueries(categoriesQuery);
  return category;
}
