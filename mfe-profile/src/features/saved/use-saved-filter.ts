import { useTyped } from '@site/shared/address';
import { useSearchParams } from '@site/shared/platform';
import { readFilter, type SavedFilter, writeFilter } from './saved-filter.ts';

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
