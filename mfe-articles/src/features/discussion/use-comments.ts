import { type CommentPage, type CommentSubject, queryKeys } from '@site/shared/contracts';
import {
  useKeptWrites,
  useMutation,
  usePersonKey,
  useQuery,
  useQueryClient,
} from '@site/shared/platform';
import { useMemo } from 'react';
import { holds } from './changed-page.ts';
import { keptChanges } from './comment-change.ts';
import { commentsQuery, fetchComments, joined, threadQuery } from './comments.queries.ts';
import { countWith, shownComments } from './shown-comments.ts';
import { useSettledComments } from './use-settled-comments.ts';
import { VISITOR } from './visitor.ts';

/**
 * The comments on a subject as they are shown, with what the person has done and the API has not
 * confirmed yet.
 * @param linked the comment that the address names: it is fetched where the pages read so far lack it.
 */
export function useComments(subject: CommentSubject, linked: string | null) {
  const client = useQueryClient();
  const person = usePersonKey();
  const queryKey = queryKeys.comments(subject, person);
  const query = useQuery({
    ...commentsQuery(subject, person),
    // While somebody signs in, what is shown stays. Never the other way round: it was one person's.
    placeholderData: (shown, last) => (last?.queryKey[2] === VISITOR ? shown : undefined),
  });
  const writes = useKeptWrites();
  useSettledComments(subject);
  const kept = useMemo(() => keptChanges(writes, subject), [writes, subject]);

  const read = query.data?.items ?? [];
  const missing = query.data !== undefined && linked !== null && !holds(read, linked);
  const thread = useQuery({ ...threadQuery(linked ?? '', person), enabled: missing });
  const found = missing && thread.data?.subject === subject ? thread.data.comment : null;
  // The thread may be known without the reply that the link is about.
  const others = read.filter(({ id }) => id !== found?.id);

  const more = useMutation({
    mutationFn: async (before: string) => {
      const next = await fetchComments(subject, before);
      client.setQueryData<CommentPage>(queryKey, (page) => page && joined(page, next));
    },
  });
  return {
    /** undefined until the comments have come. */
    comments: query.data && shownComments(others, kept),
    /** The comment of the link, where it is on a page that nobody has turned to. */
    found:
      found &&
      shownComments(
        [found],
        kept.filter(({ change }) => !opens(change)),
      )[0],
    linkIsDead: missing && thread.isError,
    count: query.data && countWith(query.data.count, read, kept),
    next: query.data?.next ?? null,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    more,
  };
}

/** Whether a change is a comment that answers none: it belongs on top of the list. */
const opens = (change: ReturnType<typeof keptChanges>[number]['change']) =>
  change.action === 'post' && change.comment.parentId === null;
