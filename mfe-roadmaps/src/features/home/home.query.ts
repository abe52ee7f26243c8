import { send } from '@site/shared/api';
import { type Home, queryKeys, timeTold } from '@site/shared/contracts';
import { queryOptions, timeZone } from '@site/shared/platform';

/** Everything on a person's home page. Refetched whenever it's opened: a new day may have begun. */
export const homeQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.home(person),
    queryFn: async ({ signal }): Promise<Home> => {
      const answer = await send('GET /v1/home', { query: { zone: timeZone() }, signal });
      const { data } = answer;
      const { runningTest: test } = data;
      return { ...data, runningTest: test && { ...test, now: timeTold(answer, test.now) } };
    },
    staleTime: 0,
  });
