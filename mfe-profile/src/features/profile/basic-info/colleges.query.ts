import { COLLEGE_MAX, collegeList } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const SHOWN = 8;

/** Colleges that fit what was typed, the best first. While the next ones load, the last ones stay. */
export const collegesQuery = (typed: string, enabled: boolean) =>
  queryOptions({
    queryKey: ['colleges', typed],
    queryFn: async ({ signal }) => {
      const params = { q: typed.slice(0, COLLEGE_MAX), limit: SHOWN };
      const { data } = await http.get('/v1/colleges', { signal, params });
      return collegeList.parse(data).items;
    },
    enabled,
    placeholderData: (shown) => shown,
  });
