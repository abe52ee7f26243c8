import { request } from '@site/shared/api';
import type { CanaryInfo } from '@site/shared/contracts/releases';
import { queryOptions } from '@site/shared/platform';

/** The prefix of all query keys about candidates. */
export const CANDIDATES = ['admin-data', 'candidates'];

/** Refetched often: people watch how a candidate does. */
const OFTEN_MS = 15_000;

/** The latest first; at most one of them runs. */
export const candidatesQuery = queryOptions({
  queryKey: [...CANDIDATES, 'list'],
  queryFn: async ({ signal }) =>
    (await request('GET /v1/admin/releases/canaries', { signal })).canaries,
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});

/** How one does, or did, compared with what was live. */
export const figuresQuery = ({ id, state }: CanaryInfo) =>
  queryOptions({
    queryKey: [...CANDIDATES, 'figures', id, state],
    queryFn: ({ signal }) =>
      request('GET /v1/admin/releases/canaries/{id}', { params: { id }, signal }),
    refetchInterval: state === 'running' ? OFTEN_MS : false,
  });
