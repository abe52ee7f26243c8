import { request } from '@site/shared/api';
import type { HistoryEntry } from '@site/shared/contracts/releases';
import { queryOptions } from '@site/shared/platform';

/** The prefix of the query keys that become stale when what is live changes. */
export const RELEASES = ['admin-data', 'releases'];

/** Refetched often: teams release at any time. */
const OFTEN_MS = 15_000;

/** What is live and what is stored. */
export const releasesQuery = queryOptions({
  queryKey: [...RELEASES, 'list'],
  queryFn: ({ signal }) => request('GET /v1/admin/releases', { signal }),
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});

const PER_PAGE = 20;

interface HistoryPage {
  entries: HistoryEntry[];
  /** `before` of the next page; null on the last one. */
  next: number | null;
}

export interface HistoryFilter {
  before?: string;
  unit?: string;
}

/** One page of the history, the newest first. */
export const historyQuery = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...RELEASES, 'history', filter],
    queryFn: async ({ signal }): Promise<HistoryPage> => {
      // One more than is shown, to find out whether there is another page.
      const query = { ...filter, limit: PER_PAGE + 1 };
      const found = await request('GET /v1/admin/releases/history', { query, signal });
      const entries = found.entries.slice(0, PER_PAGE);
      const last = found.entries.length > PER_PAGE ? entries.at(-1) : undefined;
      return { entries, next: last?.sequence ?? null };
    },
    refetchInterval: OFTEN_MS,
    staleTime: 0,
  });

/** What differs between two release manifests, which never change. */
export const differenceQuery = (manifests: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['admin-data', 'release-difference', manifests],
    queryFn: ({ signal }) => request('GET /v1/admin/releases/diff', { query: manifests, signal }),
  });

/** Pending requests, recent decisions, and which units need a second person. */
export const approvalsQuery = queryOptions({
  queryKey: [...RELEASES, 'approvals'],
  queryFn: ({ signal }) => request('GET /v1/admin/releases/approvals', { signal }),
  refetchInterval: OFTEN_MS,
  staleTime: 0,
});
