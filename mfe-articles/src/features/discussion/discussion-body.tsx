import type { CommentSubject } from '@site/shared/contracts';
import { sessionStore } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Comments } from './comments.tsx';
import { Composer } from './composer.tsx';
import styles from './discussion.module.css';
import { DiscussionActionsProvider } from './discussion-actions.ts';
import { LocalCommentList } from './local-comment-list.tsx';
import { useLocalComments } from './local-comments.ts';
import { scrollToComments } from './scroll-to-comments.ts';
import { useComments } from './use-comments.ts';
import { useDiscussionChanges } from './use-discussion-changes.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import { useNow } from './use-now.ts';

interface DiscussionBodyProps {
  subject: CommentSubject;
  onCount: (count: number | undefined) => void;
}

/** The composer, and the comments newest first. */
export function DiscussionBody({ subject, onCount }: DiscussionBodyProps) {
  const linked = useLinkedComment();
  const read = useComments(subject, linked);
  const local = useLocalComments();
  const changes = useDiscussionChanges(subject);
  const now = useNow();
  const actions = useMemo(() => ({ ...changes, now, linked }), [changes, now, linked]);
  const list = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');

  const count = read.count === undefined ? undefined : read.count + local.comments.length;
  useEffect(() => onCount(count), [onCount, count]);

  const submit = async (text: string) => {
    if (sessionStore.getState().user) await changes.post(text);
    else local.add(text);
    setNews('Your comment was posted.');
    scrollToComments(list.current);
  };
  return (
    <DiscussionActionsProvider value={actions}>
      <div className={styles.body}>
        <Composer subject={subject} onPost={submit} />
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
        <div ref={list} className={styles.comments}>
          <Comments read={read} others={local.comments.length}>
            <LocalCommentList local={local} />
          </Comments>
        </div>
      </div>
    </DiscussionActionsProvider>
  );
}
