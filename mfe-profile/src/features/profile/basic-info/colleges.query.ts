import { request } from '@site/shared/api';
import { COLLEGE_MAX } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

const SHOWN = 8;

/** Colleges that match the typed text, best first. The old ones stay while the next ones load. */
export const collegesQuery = (typed: string, enabled: boolean) =>
  queryOptions({
    queryKey: ['colleges', typed],
    queryFn: async ({ signal }) => {
      const query = { q: typed.slice(0, COLLEGE_MAX), limit: SHOWN };
      return (await request('GET /v1/colleges', { query, signal })).items;
    },
    enabled,
    placeholderData: (shown) => shown,
  });
