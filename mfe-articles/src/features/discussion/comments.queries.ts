import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { CommentPage, CommentThread, StoredComment } from '@site/shared/contracts/editorial';
import type { CommentSubject } from '@site/shared/contracts/practice';
import { type Outcome, outbox, queryClient, queryOptions, statusOf } from '@site/shared/platform';
import { changedPage } from './changed-comments.ts';
import type { CommentEntry } from './comment-change.ts';

/** One page of comments, starting after `before`. */
export const fetchComments = (
  subject: CommentSubject,
  before: string | null,
  signal?: AbortSignal,
): Promise<CommentPage> =>
  request('GET /v1/comments', {
    query: { subject, ...(before !== null && { before }) },
    ...(signal && { signal }),
  });

/** Merges a page with the next one. New comments may have pushed one into both. */
export function joined(page: CommentPage, next: CommentPage): CommentPage {
  const known = new Set(page.items.map(({ id }) => id));
  return { ...next, items: [...page.items, ...next.items.filter(({ id }) => !known.has(id))] };
}

/** All pages of comments loaded so far; a refetch loads as many as before. */
export const commentsQuery = (subject: CommentSubject, person: string) =>
  queryOptions({
    queryKey: queryKeys.comments(subject, person),
    queryFn: async ({ signal, client, queryKey }) => {
      const loadedCount = client.getQueryData<CommentPage>(queryKey)?.items.length ?? 0;
      let page = await fetchComments(subject, null, signal);
      while (page.next !== null && page.items.length < loadedCount) {
        page = joined(page, await fetchComments(subject, page.next, signal));
      }
      return page;
    },
  });

const GONE = 404;

/** The first part of the query keys of single threads. */
const THREADS = 'comment-thread';

/** The comment that a link names, with its thread. */
export const threadQuery = (id: string, person: string) =>
  queryOptions({
    queryKey: [THREADS, id, person] as const,
    queryFn: ({ signal }) => request('GET /v1/comments/{id}', { params: { id }, signal }),
    retry: (count, error) => statusOf(error) !== GONE && count < 1,
  });

/**
 * Starts writing the changes that any tab has sent into the cached comments: a response may arrive after
 * its author has left the page.
 */
export const followComments = (): void => void outbox.follow('comment', confirm);

async function confirm({ meta, person }: CommentEntry, outcome: Outcome): Promise<void> {
  const { subject, change } = meta;
  const page = { queryKey: queryKeys.comments(subject, person) };
  const threads = { queryKey: [THREADS] };
  const stored = outcome.result === 'sent' ? (outcome.data as StoredComment | null) : null;
  const isKnown = stored !== null || (outcome.result === 'sent' && change.action === 'delete');
  if (!isKnown) {
    // The API refused, or another tab got the response: only the API knows the current state.
    void queryClient.invalidateQueries(threads);
    void queryClient.invalidateQueries(page);
    return;
  }
  await outbox.confirm<CommentPage>(page, (known) => changedPage(known, change, stored));
  await outbox.confirm<CommentThread>(threads, (thread) => {
    const alone = { items: [thread.comment], count: 0, next: null };
    // A top-level comment would be put before the thread's own.
    const { items } = changedPage(alone, change, stored);
    const comment = items.find(({ id }) => id === thread.comment.id);
    return comment && { ...thread, comment };
  });
}
