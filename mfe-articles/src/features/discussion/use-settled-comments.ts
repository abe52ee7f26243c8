import {
  type CommentPage,
  type CommentSubject,
  type CommentThread,
  queryKeys,
  type StoredComment,
} from '@site/shared/contracts';
import { outbox, type QueryClient, useQueryClient } from '@site/shared/platform';
import { useEffect } from 'react';
import { changedPage } from './changed-page.ts';
import { type CommentChange, changeIn } from './comment-change.ts';
import { THREADS } from './comments.queries.ts';

/** Writes what the API has confirmed into the comments, whenever that is and whichever tab sent it. */
export function useSettledComments(subject: CommentSubject): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const follow = async () => {
      const box = await outbox();
      if (gone) return;
      stop = box.onSettled(async ({ about, person }, outcome) => {
        const change = changeIn(about, subject);
        if (!change) return;
        const stored = outcome.result === 'sent' ? (outcome.data as StoredComment | null) : null;
        const known = stored !== null || (outcome.result === 'sent' && change.action === 'delete');
        await settle(client, queryKeys.comments(subject, person), known ? [change, stored] : null);
      });
    };
    follow().catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [client, subject]);
}

type Settled = readonly [CommentChange, StoredComment | null];

/** Where it is not known what the API has now (it refused, or another tab was told), it is asked. */
async function settle(
  client: QueryClient,
  queryKey: readonly unknown[],
  settled: Settled | null,
): Promise<void> {
  if (!settled) {
    void client.invalidateQueries({ queryKey: [THREADS] });
    void client.invalidateQueries({ queryKey });
    return;
  }
  // An answer on its way may be older than what was just stored, but bring what others have written.
  const shown = [{ queryKey }, { queryKey: [THREADS] }];
  const asking = shown.filter((filter) => client.isFetching(filter) > 0);
  await Promise.all(shown.map((filter) => client.cancelQueries(filter)));
  client.setQueryData<CommentPage>(queryKey, (page) => page && changedPage(page, ...settled));
  client.setQueriesData<CommentThread>({ queryKey: [THREADS] }, (thread) => {
    if (!thread) return undefined;
    const page = { items: [thread.comment], count: 0, next: null };
    // A comment that answers none is put before the one of the thread.
    const comment = changedPage(page, ...settled).items.find(({ id }) => id === thread.comment.id);
    return comment && { ...thread, comment };
  });
  for (const filter of asking) void client.invalidateQueries(filter);
}
