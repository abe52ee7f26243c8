import {
  type CommentDecision,
  type ModeratedComment,
  type ModeratedCommentPage,
  type ModeratedCommentsQuery,
  moderatedComment,
  moderatedCommentPage,
  openReports,
  type ReportQueue,
  reportQueue,
} from '@site/shared/contracts';
import { http, queryClient, queryOptions } from '@site/shared/platform';

const KEY = ['admin-data', 'moderation'];

/** How many reported comments are waiting for a decision. */
export const openReportsQuery = queryOptions({
  queryKey: [...KEY, 'open-reports'],
  queryFn: async ({ signal }): Promise<number> =>
    openReports.parse((await http.get('/v1/admin/reports/count', { signal })).data).open,
  staleTime: 60_000,
});

/** The reported comments that are decided about first. */
export const reportQueueQuery = queryOptions({
  queryKey: [...KEY, 'reports'],
  queryFn: async ({ signal }): Promise<ReportQueue> =>
    reportQueue.parse((await http.get('/v1/admin/reports', { signal })).data),
  staleTime: 0,
});

/** One page of the comments that fit. */
export const commentsQuery = (wanted: ModeratedCommentsQuery) =>
  queryOptions({
    queryKey: [...KEY, 'comments', wanted],
    queryFn: async ({ signal }): Promise<ModeratedCommentPage> => {
      const { data } = await http.get('/v1/admin/comments', { params: wanted, signal });
      return moderatedCommentPage.parse(data);
    },
    staleTime: 0,
  });

/** @returns the comment as it is afterwards. */
export async function sendDecision(
  id: string,
  decision: CommentDecision,
): Promise<ModeratedComment> {
  const { data } = await http.post(`/v1/admin/comments/${id}/decisions`, decision);
  return moderatedComment.parse(data);
}

/** Whatever shows comments to moderators is fetched again. */
export const refreshModeration = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: KEY });
