import { type Home, queryKeys, timeTold } from '@site/shared/contracts';
import { http, queryOptions, timeZone } from '@site/shared/platform';

/** All that the home page says to a person. Asked again whenever it is opened: a new day may have begun. */
export const homeQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.home(person),
    queryFn: async ({ signal }): Promise<Home> => {
      const answer = await http.get<Home | null>('/v1/home', {
        signal,
        params: { zone: timeZone() },
      });
      const { data } = answer;
      if (!Array.isArray(data?.next)) throw new Error('No data received from API');
      const { runningTest: test } = data;
      return { ...data, runningTest: test && { ...test, now: timeTold(answer, test.now) } };
    },
    staleTime: 0,
  });
