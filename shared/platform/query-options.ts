import type { QueryClientConfig } from '@tanstack/react-query';
import { ROADMAP_STALE_MS } from '../contracts/composition/index.ts';

/** How long unused data stays cached, to be shown while fresh data loads or if it can't be loaded. */
const CACHED_MS = 60 * 60_000;

/**
 * Data counts as fresh for 5 minutes. A failed call is retried once; if that fails too, the older data stays.
 * Calls are made even when offline, so that they fail visibly instead of waiting silently; once the network is
 * back, failed and stale queries are fetched again.
 */
export const queryClientConfig: QueryClientConfig = {
  defaultOptions: {
    queries: {
      staleTime: ROADMAP_STALE_MS,
      gcTime: CACHED_MS,
      retry: 1,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
};
