import { queryKeys, VISITOR_KEY } from '@site/shared/contracts/composition';
import type { CommentPage } from '@site/shared/contracts/editorial';
import type { CommentSubject } from '@site/shared/contracts/practice';
import {
  useMutation,
  useOutboxEntries,
  usePersonKey,
  useQuery,
  useQueryClient,
} from '@site/shared/platform';
import { useEffect, useMemo } from 'react';
import { countWith, holds, shownComments } from './changed-comments.ts';
import type { CommentEntry, CommentMeta } from './comment-change.ts';
import {
  commentsQuery,
  fetchComments,
  followComments,
  joined,
  threadQuery,
} from './comments.queries.ts';

/**
 * The comments on a subject as they're shown, including the person's changes that the API hasn't confirmed
 * yet.
 * @param linked the comment that the address names: it's fetched if it isn't on the pages loaded so far
 */
export function useComments(subject: CommentSubject, linked: string | null) {
  const client = useQueryClient();
  const person = usePersonKey();
  const queryKey = queryKeys.comments(subject, person);
  const query = useQuery({
    ...commentsQuery(subject, person),
    // While someone signs in, the visitor's comments stay, never the other way round: they were one person's
    // view.
    placeholderData: (shown, last) => (last?.queryKey[2] === VISITOR_KEY ? shown : undefined),
  });
  const all = useOutboxEntries<CommentMeta>('comment');
  useEffect(() => {
    if (person !== VISITOR_KEY) followComments();
  }, [person]);
  const entries = useMemo(() => all.filter(({ meta }) => meta.subject === subject), [all, subject]);

  const read = query.data?.items ?? [];
  const missing = query.data !== undefined && linked !== null && !holds(read, linked);
  const thread = useQuery({ ...threadQuery(linked ?? '', person), enabled: missing });
  const found = missing && thread.data?.subject === subject ? thread.data.comment : null;
  // The thread may be cached without the reply that the link is about.
  const others = read.filter(({ id }) => id !== found?.id);

  const more = useMutation({
    mutationFn: async (before: string) => {
      const next = await fetchComments(subject, before);
      client.setQueryData<CommentPage>(queryKey, (page) => page && joined(page, next));
    },
  });
  return {
    /** undefined until the comments have loaded. */
    comments: query.data && shownComments(others, entries),
    /** The linked comment, if it is on a page that hasn't been loaded. */
    found:
      found &&
      shownComments(
        [found],
        entries.filter((entry) => !opens(entry)),
      )[0],
    linkIsDead: missing && thread.isError,
    count: query.data && countWith(query.data.count, read, entries),
    next: query.data?.next ?? null,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    more,
  };
}

/** Whether a change is a new comment rather than a reply: it goes on top of the list. */
const opens = ({ meta: { change } }: CommentEntry) =>
  change.action === 'post' && change.comment.parentId === null;
