import type { CommentSubject } from '@site/shared/contracts/practice';
import { messageOf, personKey, sessionStore, toast } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { putBackDraft, takeOutDraft } from './comment-draft.ts';
import type { CommentIntent } from './comment-intent.ts';
import { Comments } from './comments.tsx';
import { Composer } from './composer.tsx';
import styles from './discussion.module.css';
import {
  type DiscussionActions,
  DiscussionActionsProvider,
  useDiscussionChanges,
} from './discussion-actions.ts';
import { LocalCommentList, useLocalComments } from './local-comments.tsx';
import { useComments } from './use-comments.ts';
import { useLinkedComment } from './use-linked-comment.ts';

interface DiscussionBodyProps {
  subject: CommentSubject;
  /** What the person tried to do here before they left the page to log in; null if nothing. */
  intent: CommentIntent | null;
  onCount: (count: number | undefined) => void;
}

/** The composer, and the comments newest first. */
export function DiscussionBody({ subject, intent, onCount }: DiscussionBodyProps) {
  const linked = useLinkedComment();
  const read = useComments(subject, linked);
  const local = useLocalComments();
  const changes = useDiscussionChanges(subject);
  const now = useNow();
  const actions = useMemo(
    () => ({ ...changes, now, linked, intent }),
    [changes, now, linked, intent],
  );
  const list = useRef<HTMLDivElement>(null);
  const [posted, setPosted] = useState(0);

  const count = read.count === undefined ? undefined : read.count + local.comments.length;
  useEffect(() => onCount(count), [onCount, count]);

  const submit = async (text: string) => {
    if (sessionStore.getState().user) await changes.post(text);
    else local.add(text);
  };
  useIntendedPost(intent, subject, changes.post);
  // After the next render: a form with a long text is taller than an empty one.
  useEffect(() => {
    if (posted > 0) scrollToComments(list.current);
  }, [posted]);
  return (
    <DiscussionActionsProvider value={actions}>
      <div className={styles.body}>
        <Composer
          subject={subject}
          onPost={submit}
          onPosted={() => setPosted((times) => times + 1)}
        />
        <VisuallyHidden>
          <span role="status">{posted > 0 && 'Your comment was posted.'}</span>
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

/** Posts the comment of someone who left the page to log in. */
function useIntendedPost(
  intent: CommentIntent | null,
  subject: CommentSubject,
  post: DiscussionActions['post'],
): void {
  const carryOut = useEffectEvent(async (content: string, id?: string) => {
    const slot = `${personKey()} ${subject}`;
    takeOutDraft(slot, content);
    try {
      await post(content.trim(), id);
    } catch (error) {
      putBackDraft(slot, content);
      toast.error(messageOf(error, "We couldn't post your comment"));
    }
  });
  useEffect(() => {
    if (intent?.action === 'post') void carryOut(intent.content, intent.id);
  }, [intent]);
}

/** Scrolls the comments into view, smoothly unless the person prefers reduced motion. */
function scrollToComments(list: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

const MINUTE = 60_000;

/** The time in milliseconds, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
