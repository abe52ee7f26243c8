import { request } from '@site/shared/api';
import type { SavedUnitPage, SavedUnitsQuery } from '@site/shared/contracts';
import { queryOptions } from '@site/shared/platform';

/** One page of what fits. */
export const fetchSaved = (query: SavedUnitsQuery, signal?: AbortSignal): Promise<SavedUnitPage> =>
  request('GET /v1/profile/saved', { query, ...(signal && { signal }) });

/** A page with the one after it. A problem changed meanwhile may have moved into both. */
export function joined(page: SavedUnitPage, next: SavedUnitPage): SavedUnitPage {
  const known = new Set(page.items.map(({ unitId }) => unitId));
  return {
    ...next,
    items: [...page.items, ...next.items.filter((item) => !known.has(item.unitId))],
  };
}

/** Bookmarks and notes of all roadmaps, as many pages as were loaded before. */
export const savedQuery = (person: string, wanted: SavedUnitsQuery) =>
  queryOptions({
    queryKey: ['saved', person, JSON.stringify(wanted)],
    queryFn: async ({ signal, client, queryKey }): Promise<SavedUnitPage> => {
      const count = client.getQueryData<SavedUnitPage>(queryKey)?.items.length ?? 0;
      let page = await fetchSaved(wanted, signal);
      while (page.next !== null && page.items.length < count) {
        page = joined(page, await fetchSaved({ ...wanted, after: page.next }, signal));
      }
      return page;
    },
    // Shown from the cache for as long as it takes to show what the loader has just brought.
    staleTime: 1_000,
  });
