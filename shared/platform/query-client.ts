import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { dropPrefetchedData } from '../http/index.ts';
import { personKey, sessionStore } from '../session/index.ts';
import { queryClientConfig } from './query-options.ts';

/**
 * What is still on its way when something changes may not hold the change. The library refetches if there is data already,
 * but takes the result of a first call, however old. Here a first call is cancelled if it's refetched at once, and
 * otherwise counts as stale as soon as it has arrived.
 */
class ChangingQueries extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    const requested: InvalidateQueryFilters = { ...filters } as InvalidateQueryFilters;
    const isRefetched = (requested.refetchType ?? requested.type ?? 'active') !== 'none';
    for (const query of this.getQueryCache().findAll({ ...requested, fetchStatus: 'fetching' })) {
      if (query.state.data !== undefined) continue;
      if (isRefetched && query.isActive()) void query.cancel({ silent: true });
      else void query.promise?.then(() => query.invalidate()).catch(() => {});
    }
    return super.invalidateQueries(filters, options);
  };
}

/** The page's only query cache. */
export const queryClient: QueryClient = new ChangingQueries(queryClientConfig);
Object.freeze(queryClient);

let person = personKey();

/** A person's cached and prefetched data is dropped as soon as they sign out or someone else signs in. */
sessionStore.subscribe(() => {
  const former = person;
  person = personKey();
  if (person === former) return;
  dropPrefetchedData();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(former) });
});
