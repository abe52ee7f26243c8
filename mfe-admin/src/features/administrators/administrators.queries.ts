import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

export const administratorsQuery = queryOptions({
  queryKey: ['admin-data', 'administrators'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/administrators', { signal })).items,
  staleTime: 0,
});
