import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';
import { OFTEN_MS, RELEASES } from '../releases.queries.ts';

/** What waits for a second person, what was decided lately, and which units need one. */
export const approvalsQuery = queryOptions({
  queryKey: [...RELEASES, 'approvals'],
  queryFn: ({ signal }) => request('GET /v1/admin/releases/approvals', { signal }),
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});
