import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

/** What waits for the signed-in administrator, latest first. */
export const waitingQuery = queryOptions({
  queryKey: ['admin-data', 'waiting'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/waiting', { signal })).items,
  staleTime: 60_000,
});
