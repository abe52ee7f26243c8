import { type ApprovalList, approvalList } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';
import { OFTEN_MS, RELEASES } from '../releases.queries.ts';

/** What waits for a second person, what was decided lately, and which units need one. */
export const approvalsQuery = queryOptions({
  queryKey: [...RELEASES, 'approvals'],
  queryFn: async ({ signal }): Promise<ApprovalList> =>
    approvalList.parse((await http.get('/v1/admin/releases/approvals', { signal })).data),
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});
