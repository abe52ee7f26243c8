import { useTyped } from '@site/shared/address';
import type { SavedUnitsQuery } from '@site/shared/contracts/practice';
import { useSearchParams } from '@site/shared/platform';

/** What the list shows; '' for no filter. */
export interface SavedFilter {
  q: string;
  kind: string;
  roadmap: string;
  difficulty: string;
}

const names = ['q', 'kind', 'roadmap', 'difficulty'] as const;
const kinds = ['bookmarks', 'notes'];
const difficulties = ['easy', 'medium', 'hard'];

const oneOf = (options: string[], value: string | null) =>
  value !== null && options.includes(value) ? value : '';

/** The filter in an address; unknown values are left out. */
export const readFilter = (params: URLSearchParams): SavedFilter => ({
  q: params.get('q') ?? '',
  kind: oneOf(kinds, params.get('kind')),
  roadmap: params.get('roadmap') ?? '',
  difficulty: oneOf(difficulties, params.get('difficulty')),
});

/** The same address with another filter. */
function writeFilter(params: URLSearchParams, filter: SavedFilter): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of names) {
    if (filter[name]) written.set(name, filter[name]);
    else written.delete(name);
  }
  return written;
}

export const isFiltered = (filter: SavedFilter): boolean => names.some((name) => filter[name]);

/** The filter as a query of the API. */
export const queryOf = (filter: SavedFilter): SavedUnitsQuery =>
  Object.fromEntries(
    names.map((name) => [name, filter[name].trim()]).filter(([, value]) => value),
  ) as SavedUnitsQuery;

/**
 * The filter is in the address, so that going back from a problem leads to the same list. `typed` is the
 * search as it's typed: it joins the filter after a pause.
 */
export function useSavedFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);

  const change = (part: Partial<SavedFilter>) =>
    setParams(writeFilter(params, { ...filter, ...part }), {
      replace: true,
      preventScrollReset: true,
    });

  const [typed, type] = useTyped(filter.q, (q) => change({ q }));
  return { filter, typed, type, change };
}
