import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryClient, queryOptions, statusOf } from '@site/shared/platform';

/** All tests and scripts, the same for everyone. */
export const mockTestListQuery = () =>
  queryOptions({
    queryKey: queryKeys.mockTests(),
    queryFn: ({ signal }) => request('GET /v1/mock-tests', { signal }),
  });

/** What the list says of a test: as long as that is known, it isn't requested again. */
export const mockTestQuery = (id: string) => {
  const list = mockTestListQuery().queryKey;
  return queryOptions({
    queryKey: [...list, id],
    queryFn: ({ signal }) => request('GET /v1/mock-tests/{id}', { params: { id }, signal }),
    retry: unlessMissing,
    initialData: () => queryClient.getQueryData(list)?.tests.find((each) => each.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(list)?.dataUpdatedAt,
  });
};

/** A script. */
export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.mockInterview(id),
    queryFn: ({ signal }) => request('GET /v1/mock-interviews/{id}', { params: { id }, signal }),
    retry: unlessMissing,
  });

/** Whether it doesn't exist: the id is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);

/** A failed request is retried once, unless there is no such thing. */
const unlessMissing = (failures: number, error: unknown) => failures < 1 && !isMissing(error);
