import { type MockInterview, type MockTestList, queryKeys } from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

export const NO_DATA = 'No data received from API';

/** The tests and scripts that there are, the same for everybody. */
export const mockTestListQuery = () =>
  queryOptions({
    queryKey: queryKeys.mockTests(),
    queryFn: async ({ signal }): Promise<MockTestList> => {
      const { data } = await http.get<MockTestList | null>('/v1/mock-tests', { signal });
      if (!data?.tests) throw new Error(NO_DATA);
      return data;
    },
  });

/** A script. A failed call is retried once, unless there is no such script. */
export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.mockInterview(id),
    queryFn: async ({ signal }): Promise<MockInterview> => {
      const path = `/v1/mock-interviews/${encodeURIComponent(id)}`;
      const { data } = await http.get<MockInterview | null>(path, { signal });
      if (!data?.parts) throw new Error(NO_DATA);
      return data;
    },
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** Whether there is no such thing: the id is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
