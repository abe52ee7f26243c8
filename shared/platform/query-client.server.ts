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
  return Object.assign(client, { defaultQueryOptions: withoutRetries(client) });
});

/** A render waits for no retries, even if a query has some, and shows what has failed. */
function withoutRetries(client: QueryClient): QueryClient['defaultQueryOptions'] {
  const completed = client.defaultQueryOptions.bind(client) as (options: object) => object;
  return ((options: object) => ({
    ...completed(options),
    retry: false,
    retryOnMount: false,
  })) as QueryClient['defaultQueryOptions'];
}
