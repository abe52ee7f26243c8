import { request } from '@site/shared/api';
import { queryOptions } from '@site/shared/platform';

const FRESH_MS = 60_000;

/** Results of each kind if more than the first few are requested: as many as the contract allows. */
const MANY = 100;

/**
 * Search results for a text: the best few of each kind, or `many`. A request that has been superseded by
 * further typing is aborted.
 */
export const searchQuery = (text: string, many: boolean) =>
  queryOptions({
    queryKey: ['search', text, many],
    queryFn: async ({ signal }) => {
      const query = { q: text, ...(many && { limit: MANY }) };
      return (await request('GET /v1/search', { query, signal })).groups;
    },
    enabled: text !== '',
    staleTime: FRESH_MS,
    placeholderData: (shown) => (text === '' ? undefined : shown),
  });
