import { QueryClient } from '@tanstack/react-query';
import { ROADMAP_STALE_MS } from '../contracts/index.ts';
import { personKey, sessionStore } from '../session/index.ts';

/** How long an answer nobody looks at is kept, to be shown while (or instead of) a fresh one. */
const KEPT_MS = 60 * 60_000;

/**
 * The one query cache of the page. An answer counts as fresh for 5 minutes; a failed call is tried once
 * more; when that fails too, the older answer stays. Calls are made offline as well, so that they fail
 * visibly instead of waiting without a word; once the network is back, what failed or is old is asked anew.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: ROADMAP_STALE_MS,
      gcTime: KEPT_MS,
      retry: 1,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

let person = personKey();

/** What one person was shown is dropped as soon as another one, or nobody, is signed in. */
sessionStore.subscribe(() => {
  const former = person;
  person = personKey();
  if (person === former) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(former) });
});
