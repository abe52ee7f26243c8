import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { dropPrefetchedData } from '../http/index.ts';
import { personKey, sessionStore } from '../session/index.ts';
import { queryClientConfig } from './query-options.ts';

/**
 * What is still on its way when something changes may not hold the change. The library asks again if there is data
 * already, but takes the answer of a first call, however old. Here that one is given up if it is asked again at
 * once, and else counts as outdated as soon as it is there.
 */
class ChangingQueries extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    const wanted: InvalidateQueryFilters = { ...filters } as InvalidateQueryFilters;
    const isAskedAgain = (wanted.refetchType ?? wanted.type ?? 'active') !== 'none';
    for (const query of this.getQueryCache().findAll({ ...wanted, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      if (isAskedAgain && query.isActive()) void query.cancel({ silent: true });
      else void query.promise?.then(() => query.invalidate()).catch(() => {});
    }
    return super.invalidateQueries(filters, options);
  };
}

/** The page's only query cache. */
export const queryClient: QueryClient = new ChangingQueries(queryClientConfig);
Object.freeze(queryClient);

let person = personKey();

/** A person's cached and prefetched data is dropped as soon as they sign out or somebody else signs in. */
sessionStore.subscribe(() => {
  const former = person;
  person = personKey();
  if (person === former) return;
  dropPrefetchedData();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(former) });
});
