import { request } from '@site/shared/api';
import type { SavedUnitPage, SavedUnitsQuery } from '@site/shared/contracts/practice';
import { queryOptions } from '@site/shared/platform';

/** One page of the matches. */
export const fetchSaved = (query: SavedUnitsQuery, signal?: AbortSignal): Promise<SavedUnitPage> =>
  request('GET /v1/profile/saved', { query, ...(signal && { signal }) });

/** Merges a page with the next one. A problem changed meanwhile may be in both. */
export function joined(page: SavedUnitPage, next: SavedUnitPage): SavedUnitPage {
  const known = new Set(page.items.map(({ unitId }) => unitId));
  return {
    ...next,
    items: [...page.items, ...next.items.filter((item) => !known.has(item.unitId))],
  };
}

/** Bookmarks and notes of all roadmaps, as many pages as were loaded before. */
export const savedQuery = (person: string, query: SavedUnitsQuery) =>
  queryOptions({
    queryKey: ['saved', person, JSON.stringify(query)],
    queryFn: async ({ signal, client, queryKey }): Promise<SavedUnitPage> => {
      const count = client.getQueryData<SavedUnitPage>(queryKey)?.items.length ?? 0;
      let page = await fetchSaved(query, signal);
      while (page.next !== null && page.items.length < count) {
        page = joined(page, await fetchSaved({ ...query, after: page.next }, signal));
      }
      return page;
    },
    // Fresh long enough to render what the loader has just fetched.
    staleTime: 1_000,
  });
