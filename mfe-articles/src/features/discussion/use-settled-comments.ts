import {
  type CommentPage,
  type CommentSubject,
  queryKeys,
  type StoredComment,
} from '@site/shared/contracts';
import { outbox, useQueryClient } from '@site/shared/platform';
import { useEffect } from 'react';
import { changedPage } from './changed-page.ts';
import { changeIn } from './comment-change.ts';

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
        const queryKey = queryKeys.comments(subject, person);
        void client.invalidateQueries({ queryKey: ['comment-thread'] });
        if (outcome.result !== 'sent') return client.invalidateQueries({ queryKey });
        // An answer on its way may be older than what was just stored.
        await client.cancelQueries({ queryKey });
        client.setQueryData<CommentPage>(
          queryKey,
          (page) => page && changedPage(page, change, outcome.data as StoredComment | null),
        );
      });
    };
    follow().catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [client, subject]);
}
