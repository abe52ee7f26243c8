import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts';
import { queryOptions, statusOf } from '@site/shared/platform';

/** All problems in reading order, with the person's completed ones marked. */
export const problemListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.dsaProblems(person),
    queryFn: ({ signal }) => request('GET /v1/dsa-problems', { signal }),
  });

/** One problem, the same for everybody. A failed call is retried once, unless there is no such problem. */
export const problemQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.dsaProblem(slug),
    queryFn: ({ signal }) => request('GET /v1/dsa-problems/{slug}', { params: { slug }, signal }),
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Whether there is no such problem: the slug is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
