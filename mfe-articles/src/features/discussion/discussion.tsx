import type { CommentSubject } from '@site/shared/contracts';
import { ErrorState, VisuallyHidden } from '@site/shared/ui';
import { useRef, useState } from 'react';
import styles from './discussion.module.css';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';
import { useDiscussionBody } from './use-discussion-body.ts';
import { useNear } from './use-near.ts';

interface DiscussionProps {
  subject: CommentSubject;
}

/** What people say about a problem or an article, with its heading. Fetched when somebody comes near it. */
export function Discussion({ subject }: DiscussionProps) {
  const [count, setCount] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { Body, failed, retry } = useDiscussionBody(near);
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
