import { QueryClient } from '@tanstack/react-query';
import { dropPrefetchedData } from '../http/index.ts';
import { personKey, sessionStore } from '../session/index.ts';
import { queryClientConfig } from './query-options.ts';

/** The page's only query cache. */
export const queryClient = new QueryClient(queryClientConfig);

let person = personKey();

/** A person's cached and prefetched data is dropped as soon as they sign out or somebody else signs in. */
sessionStore.subscribe(() => {
  const former = person;
  person = personKey();
  if (person === former) return;
  dropPrefetchedData();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(former) });
});
