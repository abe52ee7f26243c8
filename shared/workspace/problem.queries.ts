import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions, statusOf } from '@site/shared/platform';

/** One problem, the same for everyone. A failed call is retried once, unless there is no such problem. */
export const problemQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.dsaProblem(slug),
    queryFn: ({ signal }) => request('GET /v1/dsa-problems/{slug}', { params: { slug }, signal }),
    retry: (failures, error) => failures < 1 && !isProblemMissing(error),
  });

/** Whether there is no such problem: the slug is unknown or invalid. */
export const isProblemMissing = (error: unknown): boolean =>
  [400, 404].includes(statusOf(error) ?? 0);
