import { messageOf } from '@site/shared/platform';
import { Button, ErrorState, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import type { ShownComment } from './changed-comments.ts';
import { CommentList } from './comment-list.tsx';
import styles from './discussion.module.css';
import { useDiscussionActions } from './discussion-actions.ts';
import { CommentsSkeleton } from './discussion-skeleton.tsx';
import type { useComments } from './use-comments.ts';
import { useScrollToLinked } from './use-linked-comment.ts';

type Read = ReturnType<typeof useComments>;

interface CommentsProps {
  read: Read;
  /** The number of comments among the children. */
  others: number;
  /** Rendered between the linked comment and the stored ones. */
  children: ReactNode;
}

/** The stored comments: loading, failed, empty or listed. */
export function Comments({ read, others, children }: CommentsProps) {
  const { comments, found, linkIsDead, error, retry } = read;
  const { linked } = useDiscussionActions();
  useScrollToLinked(linked, comments !== undefined);
  const none = comments?.length === 0 && others === 0 && !found;
  return (
    <>
      {linkIsDead && <Notice>The linked comment no longer exists.</Notice>}
      {found && <Found comment={found} />}
      {children}
      {comments && <CommentList comments={comments} label="Comments" />}
      {none && <p className={styles.none}>Be the first to comment.</p>}
      {!comments && !error && <CommentsSkeleton />}
      {error && (
        <ErrorState
          title="We couldn't load the comments"
          message={messageOf(error, 'Check your connection and try again.')}
          onRetry={retry}
        />
      )}
      <More read={read} />
    </>
  );
}

const Found = ({ comment }: { comment: ShownComment }) => (
  <div className={styles.found}>
    <p className={styles.foundWords}>Linked comment</p>
    <CommentList comments={[comment]} label="Linked comment" />
  </div>
);

function More({ read: { next, more } }: { read: Read }) {
  if (next === null) return null;
  const failed = "We couldn't load more comments. Check your connection and try again.";
  return (
    <div className={styles.more}>
      <Button busy={more.isPending} onClick={() => more.mutate(next)}>
        Show more comments
      </Button>
      {more.isError && <p role="alert">{messageOf(more.error, failed)}</p>}
    </div>
  );
}
