import {
  type CommentPage,
  type CommentSubject,
  type CommentThread,
  queryKeys,
} from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

/** One page of comments, from after `before` on. */
export async function fetchComments(
  subject: CommentSubject,
  before: string | null,
  signal?: AbortSignal,
): Promise<CommentPage> {
  const params = { subject, ...(before !== null && { before }) };
  const { data } = await http.get<CommentPage | null>('/v1/comments', {
    params,
    ...(signal && { signal }),
  });
  if (!Array.isArray(data?.items)) throw new Error('No data received from API');
  return data;
}

/** A page and the one after it as one. What was written meanwhile may have moved a comment into both. */
export function joined(page: CommentPage, next: CommentPage): CommentPage {
  const known = new Set(page.items.map(({ id }) => id));
  return { ...next, items: [...page.items, ...next.items.filter(({ id }) => !known.has(id))] };
}

/** The comments as far as somebody has turned the pages; a fresh answer goes as far as the one before. */
export const commentsQuery = (subject: CommentSubject, person: string) =>
  queryOptions({
    queryKey: queryKeys.comments(subject, person),
    queryFn: async ({ signal, client, queryKey }) => {
      const wanted = client.getQueryData<CommentPage>(queryKey)?.items.length ?? 0;
      let page = await fetchComments(subject, null, signal);
      while (page.next !== null && page.items.length < wanted) {
        page = joined(page, await fetchComments(subject, page.next, signal));
      }
      return page;
    },
  });

const GONE = 404;

/** The first word of the keys of single threads. */
export const THREADS = 'comment-thread';

/** The comment that a link names, with what it belongs to. */
export const threadQuery = (id: string, person: string) =>
  queryOptions({
    queryKey: [THREADS, id, person] as const,
    queryFn: async ({ signal }) => {
      const { data } = await http.get<CommentThread | null>(`/v1/comments/${id}`, { signal });
      if (!data?.comment) throw new Error('No data received from API');
      return data;
    },
    retry: (count, error) => statusOf(error) !== GONE && count < 1,
  });
