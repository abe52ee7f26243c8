import { type DsaProblem, type DsaProblemSummary, queryKeys } from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

const NO_DATA = 'No data received from API';

/** All problems in reading order, with the person's completed ones marked. */
export const problemListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.dsaProblems(person),
    queryFn: async ({ signal }): Promise<DsaProblemSummary[]> => {
      const { data } = await http.get<DsaProblemSummary[] | null>('/v1/dsa-problems', { signal });
      if (!Array.isArray(data)) throw new Error(NO_DATA);
      return data;
    },
  });

/** One problem, the same for everybody. A failed call is retried once, unless there is no such problem. */
export const problemQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.dsaProblem(slug),
    queryFn: async ({ signal }): Promise<DsaProblem> => {
      const path = `/v1/dsa-problems/${encodeURIComponent(slug)}`;
      const { data } = await http.get<DsaProblem | null>(path, { signal });
      if (!data?.slug) throw new Error(NO_DATA);
      return data;
    },
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Whether there is no such problem: the slug is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
