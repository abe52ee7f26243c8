import { request } from '@site/shared/api';
import { newUuid } from '@site/shared/contracts/composition';
import type { ReviewDecision, ReviewedArticle } from '@site/shared/contracts/editorial';
import { messageOf, queryOptions, toast, useMutation, useQueryClient } from '@site/shared/platform';

const keyOf = (id: string) => ['admin-data', 'article-review', id];

/** The review of an article, with its comments and who else could review it. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      request('GET /v1/admin/articles/{id}/review', { params: { id }, signal }),
    staleTime: 0,
  });

export const requestReview = (id: string, reviewer: string | null) =>
  request('POST /v1/admin/articles/{id}/review', { params: { id }, body: { reviewer } });

export const withdrawReview = (id: string) =>
  request('DELETE /v1/admin/articles/{id}/review', { params: { id } });

export const decideReview = (id: string, decision: ReviewDecision, revision: number) =>
  request('PUT /v1/admin/articles/{id}/review/decision', {
    params: { id },
    body: { decision, revision },
  });

/** @param commentId stays the same if the comment is sent again */
export const sendComment = (
  id: string,
  { commentId, ...comment }: { commentId: string; quote: string | null; content: string },
) =>
  request('POST /v1/admin/articles/{id}/review/comments', {
    params: { id },
    body: { ...comment, id: commentId },
  });

export const newCommentId = newUuid;

export const settleComment = (id: string, comment: string, settled: boolean) =>
  request('PUT /v1/admin/articles/{id}/review/comments/{comment}', {
    params: { id, comment },
    body: { settled },
  });

/** Changes an article's review, shows it as it is then, and refetches the lists that show it. */
export function useReviewChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<ReviewedArticle>) => change(),
    onSuccess: (reviewed) => client.setQueryData(keyOf(id), reviewed),
    onError: (error) => toast.error(messageOf(error, "We couldn't do that. Please try again.")),
    onSettled: () =>
      Promise.all(
        [keyOf(id), ['admin-data', 'articles'], ['admin-data', 'waiting']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
