import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions, statusOf } from '@site/shared/platform';

/** All tests and scripts, the same for everyone. */
export const mockTestListQuery = () =>
  queryOptions({
    queryKey: queryKeys.mockTests(),
    queryFn: ({ signal }) => request('GET /v1/mock-tests', { signal }),
  });

/** A script. A failed request is retried once, unless there is no such script. */
export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.mockInterview(id),
    queryFn: ({ signal }) => request('GET /v1/mock-interviews/{id}', { params: { id }, signal }),
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Whether it doesn't exist: the id is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
