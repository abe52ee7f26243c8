import { send } from '@site/shared/api';
import { queryKeys, timeTold } from '@site/shared/contracts/composition';
import type { Home } from '@site/shared/contracts/practice';
import { queryOptions, timeZone } from '@site/shared/platform';

/** Everything on a person's home page. Refetched whenever it's opened: a new day may have begun. */
export const homeQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.home(person),
    queryFn: async ({ signal }): Promise<Home> => {
      const response = await send('GET /v1/home', { query: { zone: timeZone() }, signal });
      const { data } = response;
      const { runningTest: test } = data;
      return { ...data, runningTest: test && { ...test, now: timeTold(response, test.now) } };
    },
    staleTime: 0,
  });
