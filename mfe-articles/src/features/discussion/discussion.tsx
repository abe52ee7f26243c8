import type { CommentSubject } from '@site/shared/contracts';
import { ErrorState, VisuallyHidden } from '@site/shared/ui';
import { useRef, useState } from 'react';
import styles from './discussion.module.css';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';
import { useDiscussionBody } from './use-discussion-body.ts';
import { useInView } from './use-in-view.ts';
import { useLinkedComment } from './use-linked-comment.ts';

/** About one screen, so that it is there by the time it is seen. */
const AHEAD = '700px';

interface DiscussionProps {
  subject: CommentSubject;
}

/**
 * What people say about a problem or an article, with its heading. Fetched just before it comes into view,
 * and at once if the address names a comment.
 */
export function Discussion({ subject }: DiscussionProps) {
  const [count, setCount] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, AHEAD);
  const linked = useLinkedComment() !== null;
  const { Body, failed, retry } = useDiscussionBody(inView || linked);
  return (
    <div ref={place} className={styles.discussion}>
      <h2 className={styles.heading}>
        Discussion
        {count !== undefined && <Count count={count} />}
      </h2>
      {Body && <Body key={subject} subject={subject} onCount={setCount} />}
      {!Body && !failed && <DiscussionSkeleton />}
      {failed && (
        <ErrorState
          title="The discussion could not be loaded"
          message="Check your connection and try again."
          onRetry={retry}
          retryLabel="Try again"
        />
      )}
    </div>
  );
}

const Count = ({ count }: { count: number }) => (
  <>
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
    <VisuallyHidden>{` ${count} ${count === 1 ? 'comment' : 'comments'}`}</VisuallyHidden>
  </>
);
