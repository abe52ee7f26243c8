import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { toast } from 'react-hot-toast/headless';
import { dropPrefetchedData } from '../http/index.ts';
import { sessionStore } from '../session/index.ts';
import { createDispatcher } from '../sync/dispatch/dispatcher.ts';
import { type Dispatcher, type Mutation, records } from '../sync/index.ts';

export type SiteDispatcher = Awaited<ReturnType<typeof startSiteDispatcher>>;

const person = () => sessionStore.getState().user?.id ?? null;

/** Passed in: if they were imported here, main.js could not be packed as tightly. */
export interface SiteParts {
  queryClient: QueryClient;
  notify: typeof toast;
}

/** The dispatcher of this page, which tries at once, when the network or the page is back and when a person signs in. */
export async function startSiteDispatcher({ queryClient, notify }: SiteParts) {
  await records.open();
  const dispatcher = createDispatcher({ person, records });
  outdateQueries(dispatcher, queryClient);
  flushWhenBack(dispatcher);
  warnBeforeLoss(dispatcher);
  void dispatcher.flush();
  const enqueue = async (mutation: Mutation) => {
    const delivery = await dispatcher.enqueue(mutation);
    if (delivery.status === 'waiting') notify(delivery.message, { id: 'waiting' });
    return delivery;
  };
  return { ...dispatcher, enqueue, confirm: confirmation(queryClient) };
}

/**
 * Data from before an entry went out counts as stale. The page that shows it writes the change into it,
 * so it isn't refetched at once, unless the page came too late to be notified.
 */
function outdateQueries({ follow, missedOutcome }: Dispatcher, queryClient: QueryClient): void {
  const outdate = (refetchType: 'none' | 'active') =>
    void queryClient.invalidateQueries({ refetchType });
  follow('*', ({ state }) => {
    dropPrefetchedData();
    if (state === 'waiting') outdate('none');
  });
  if (!missedOutcome) return;
  dropPrefetchedData();
  outdate('active');
}

/** See `outbox.confirm` of the façade. */
const confirmation =
  (queryClient: QueryClient) =>
  async <Data>(filter: QueryFilters, update: (known: Data) => Data | undefined): Promise<void> => {
    const isFetching = queryClient.isFetching(filter) > 0;
    await queryClient.cancelQueries(filter);
    for (const { queryKey, state } of queryClient.getQueryCache().findAll(filter)) {
      const written = { updatedAt: state.dataUpdatedAt };
      queryClient.setQueryData<Data>(queryKey, (known) => known && update(known), written);
      // Writing makes data count as fresh: data that was stale still lacks the rest.
      if (state.isInvalidated)
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    if (isFetching) void queryClient.invalidateQueries(filter);
  };

function flushWhenBack(dispatcher: Dispatcher): void {
  const flush = () => void dispatcher.flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
    else dispatcher.leave();
  });
  let known = person();
  sessionStore.subscribe(() => {
    if (person() === known) return;
    known = person();
    flush();
  });
}

/** Only while it is needed: a page with such a listener isn't put into the back/forward cache. */
function warnBeforeLoss(dispatcher: Dispatcher): void {
  const warn = (event: Event) => event.preventDefault();
  dispatcher.subscribe(() => {
    if (dispatcher.hasVolatile()) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
}
