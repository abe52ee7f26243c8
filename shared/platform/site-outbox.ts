import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { toast } from 'react-hot-toast/headless';
import { dropPrefetchedData } from '../http/index.ts';
import {
  createOutbox,
  type Mutation,
  type Outbox,
  type ProgressChange,
  progressMutation,
} from '../outbox/index.ts';
import { sessionStore } from '../session/index.ts';

export type SiteOutbox = ReturnType<typeof startSiteOutbox>;

const person = () => sessionStore.getState().user?.id ?? null;

/** Passed in: if they were imported here, main.js could not be packed as tightly. */
export interface SiteParts {
  queryClient: QueryClient;
  notify: typeof toast;
}

/** The outbox of this page, which tries at once, when the network or the page is back and when a person signs in. */
export function startSiteOutbox({ queryClient, notify }: SiteParts) {
  const outbox = createOutbox({ person });
  outdateQueries(outbox, queryClient);
  flushWhenBack(outbox);
  warnBeforeLoss(outbox);
  void outbox.flush();
  const enqueue = async (mutation: Mutation) => {
    const delivery = await outbox.enqueue(mutation);
    if (delivery.status === 'waiting') notify(delivery.message, { id: 'waiting' });
    return delivery;
  };
  const saveProgress = (change: ProgressChange) => enqueue(progressMutation(change));
  return { ...outbox, enqueue, saveProgress, confirm: confirmation(queryClient) };
}

/**
 * Data from before an entry went out counts as stale. The page that shows it writes the change into it,
 * so it isn't refetched at once, unless the page came too late to be notified.
 */
function outdateQueries({ follow, missedOutcome }: Outbox, queryClient: QueryClient): void {
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

function flushWhenBack(outbox: Outbox): void {
  const flush = () => void outbox.flush();
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  let known = person();
  sessionStore.subscribe(() => {
    if (person() === known) return;
    known = person();
    flush();
  });
}

/** Only while it is needed: a page with such a listener isn't put into the back/forward cache. */
function warnBeforeLoss(outbox: Outbox): void {
  const warn = (event: Event) => event.preventDefault();
  outbox.subscribe(() => {
    if (outbox.hasVolatile()) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
}
