import { QueryClient } from '@tanstack/react-query';
import { perRender } from '../rendering/index.ts';
import { queryClientConfig } from './query-options.ts';

const { queries, mutations } = queryClientConfig.defaultOptions ?? {};

/** A render waits for nothing twice, and nothing outlives it. */
export const queryClient = perRender(
  () =>
    new QueryClient({
      defaultOptions: {
        queries: { ...queries, retry: false, gcTime: Number.POSITIVE_INFINITY },
        ...(mutations && { mutations }),
      },
    }),
);
