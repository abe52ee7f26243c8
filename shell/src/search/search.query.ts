import type { SearchAnswer } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

const FRESH_MS = 60_000;

/** What the site holds under some text. A request that a later letter has outdated is broken off. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }) => {
      const { data } = await http.get<SearchAnswer>('/v1/search', { signal, params: { q: text } });
      return data.groups;
    },
    enabled: text !== '',
    staleTime: FRESH_MS,
    placeholderData: (shown) => (text === '' ? undefined : shown),
  });
