import {
  type MockAttempt,
  type MockAttemptList,
  type MockInterview,
  type MockTestList,
  offlineMarks,
  queryKeys,
} from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

const NO_DATA = 'No data received from API';

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

/** The address of a person's attempts. */
export const attemptsPath = (person: string) => `/v1/users/${person}/mock-attempts`;
export const attemptPath = (person: string, id: string) =>
  `${attemptsPath(person)}/${encodeURIComponent(id)}`;

/** A person's attempts. Fetched again whenever they're shown: time goes on. */
export const attemptListQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempts(person),
    queryFn: async ({ signal }): Promise<MockAttemptList> => {
      const answer = await http.get<MockAttemptList | null>(attemptsPath(person), { signal });
      if (!answer.data?.attempts) throw new Error(NO_DATA);
      return { ...answer.data, now: timeOf(answer, answer.data) };
    },
    staleTime: 0,
  });

/** One attempt, which may be running on another device meanwhile. */
export const attemptQuery = (person: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.mockAttempt(person, id),
    queryFn: async ({ signal }): Promise<MockAttempt> => {
      const answer = await http.get<MockAttempt | null>(attemptPath(person, id), { signal });
      if (!answer.data?.id) throw new Error(NO_DATA);
      return { ...answer.data, now: timeOf(answer, answer.data) };
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });

/** The time that an answer tells. In a copy that was kept for want of a network it's over: the device knows better. */
const timeOf = ({ headers }: { headers: object }, { now }: { now: string }): string =>
  offlineMarks.kept in headers ? new Date().toISOString() : now;

/** Whether there is no such thing: the id is unknown or invalid. */
export const isMissing = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
