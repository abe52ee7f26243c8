import { request } from '@site/shared/api';
import type { FailedJob } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

export const failedJobsQuery = queryOptions({
  queryKey: ['admin-data', 'failed-jobs'],
  queryFn: ({ signal }) => request('GET /v1/admin/jobs/failed', { signal }),
  staleTime: 0,
});

export const retryJob = ({ name, id }: FailedJob) =>
  request('POST /v1/admin/jobs/failed/{name}/{id}/retry', { params: { name, id } });
