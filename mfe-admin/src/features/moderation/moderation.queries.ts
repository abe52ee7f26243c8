import { request } from '@site/shared/api';
import type {
  CommentDecision,
  ModeratedComment,
  ModeratedCommentsQuery,
} from '@site/shared/contracts/editorial';
import { queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'moderation'];

/** How many reported comments are waiting for a decision. */
export const openReportsQuery = queryOptions({
  queryKey: [...KEY, 'open-reports'],
  queryFn: async ({ signal }) => (await request('GET /v1/admin/reports/count', { signal })).open,
  staleTime: 60_000,
});

/** The first page of the queue of reported comments. */
export const reportQueueQuery = queryOptions({
  queryKey: [...KEY, 'reports'],
  queryFn: ({ signal }) => request('GET /v1/admin/reports', { signal }),
  staleTime: 0,
});

/** One page of the comments that match. */
export const commentsQuery = (query: ModeratedCommentsQuery) =>
  queryOptions({
    queryKey: [...KEY, 'comments', query],
    queryFn: ({ signal }) => request('GET /v1/admin/comments', { query, signal }),
    staleTime: 0,
  });

/** @returns the comment as it is afterwards. */
export const sendDecision = (id: string, decision: CommentDecision): Promise<ModeratedComment> =>
  request('POST /v1/admin/comments/{id}/decisions', { params: { id }, body: decision });

/** Refetches everything that shows comments to moderators. */
export const refreshModeration = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
