import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** Whom articles can be by, by name. */
export const authorsQuery = queryOptions({
  queryKey: ['admin-data', 'authors'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/authors', { signal })).items,
});
