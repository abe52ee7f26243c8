import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';
import { OFTEN_MS, RELEASES } from '../releases.queries.ts';

/** Pending requests, recent decisions, and which units need a second person. */
export const approvalsQuery = queryOptions({
  queryKey: [...RELEASES, 'approvals'],
  queryFn: ({ signal }) => request('GET /v1/admin/releases/approvals', { signal }),
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});
