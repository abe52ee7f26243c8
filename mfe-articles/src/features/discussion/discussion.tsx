import { type CommentSubject, counted } from '@site/shared/contracts';
import { useWanted } from '@site/shared/platform';
import { ErrorState, VisuallyHidden } from '@site/shared/ui';
import { useRef, useState } from 'react';
import { COMMENT_INTENT, type CommentIntent } from './comment-intent.ts';
import styles from './discussion.module.css';
import { DiscussionSkeleton } from './discussion-skeleton.tsx';
import { useDiscussionBody } from './use-discussion-body.ts';
import { useInView } from './use-in-view.ts';
import { useLinkedComment } from './use-linked-comment.ts';

/** About half a screen: it's there by the time it's seen, and people who only solve don't download it. */
const AHEAD = '400px';

interface DiscussionProps {
  subject: CommentSubject;
}

/**
 * The discussion of a problem or an article, with its heading. Loaded just before it comes into view, or at
 * once if the address names a comment, or the person tried to do something in it before they logged in.
 */
export function Discussion({ subject }: DiscussionProps) {
  const [count, setCount] = useState<number>();
  const element = useRef<HTMLDivElement>(null);
  const inView = useInView(element, AHEAD);
  const linked = useLinkedComment() !== null;
  const [intent, setIntent] = useState<CommentIntent | null>(null);
  useWanted<CommentIntent>(COMMENT_INTENT, ({ meta }) => setIntent(meta));
  const { Body, failed, retry } = useDiscussionBody(inView || linked || intent !== null);
  return (
    <div ref={element} className={styles.discussion}>
      <h2 className={styles.heading}>
        Discussion
        {count !== undefined && <Count count={count} />}
      </h2>
      {Body && <Body key={subject} {...{ subject, intent }} onCount={setCount} />}
      {!Body && !failed && <DiscussionSkeleton />}
      {failed && (
        <ErrorState
          title="We couldn't load the discussion"
          message="Check your connection and try again."
          onRetry={retry}
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
    <VisuallyHidden>{` ${counted(count, 'comment')}`}</VisuallyHidden>
  </>
);
