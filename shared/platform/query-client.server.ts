import { QueryClient } from '@tanstack/react-query';
import { perRender } from '../rendering/index.ts';
import { queryClientConfig } from './query-options.ts';

/** Nothing outlives a render. */
export const queryClient = perRender(() => {
  const { queries, mutations } = queryClientConfig.defaultOptions ?? {};
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...queries, gcTime: Number.POSITIVE_INFINITY },
      ...(mutations && { mutations }),
    },
  });
  return Object.assign(client, { defaultQueryOptions: asksOnce(client) });
});

/** A render waits for nothing twice, whatever a query says, and shows what has failed. */
function asksOnce(client: QueryClient): QueryClient['defaultQueryOptions'] {
  const completed = client.defaultQueryOptions.bind(client) as (options: object) => object;
  return ((options: object) => ({
    ...completed(options),
    retry: false,
    retryOnMount: false,
  })) as QueryClient['defaultQueryOptions'];
}
