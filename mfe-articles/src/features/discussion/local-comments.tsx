import { newUuid } from '@site/shared/contracts/composition';
import { messageOf, sessionStore, toast } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { useState } from 'react';
import styles from './comment.module.css';
import { CommentAvatar, randomHue } from './comment-avatar.tsx';
import { promptLogin } from './comment-intent.ts';
import { CommentText } from './comment-text.tsx';
import listStyles from './discussion.module.css';
import { useDiscussionActions } from './discussion-actions.ts';

/** A visitor's comments: on this page only, until they log in and post them. */
export function LocalCommentList({ local }: { local: ReturnType<typeof useLocalComments> }) {
  const { post } = useDiscussionActions();
  if (local.comments.length === 0) return null;
  const publish = async ({ id, content }: LocalComment) => {
    await post(content, id);
    local.remove(id);
  };
  return (
    <ul className={listStyles.list} aria-label="Your comments on this page">
      {local.comments.map((comment) => (
        <LocalItem key={comment.id} comment={comment} publish={() => publish(comment)} />
      ))}
    </ul>
  );
}

interface LocalItemProps {
  comment: LocalComment;
  publish: () => Promise<void>;
}

function LocalItem({ comment: { id, content, hue }, publish }: LocalItemProps) {
  const [busy, setBusy] = useState(false);
  const post = async () => {
    if (!sessionStore.getState().user) {
      promptLogin({ action: 'post', content, id }, () => void post());
      return;
    }
    setBusy(true);
    try {
      await publish();
    } catch (error) {
      toast.error(messageOf(error, "We couldn't post your comment"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <div className={styles.comment} data-state="local">
        <CommentAvatar name="You" hue={hue} />
        <div className={styles.content}>
          <p className={styles.head}>
            <strong className={styles.author}>You</strong>
            <span className={styles.time}>just now</span>
          </p>
          <CommentText text={content} />
          <p className={styles.unconfirmed}>
            Only you can see this, and only until you leave the page.
            <Button size="sm" busy={busy} onClick={() => void post()}>
              Post for everyone
            </Button>
          </p>
        </div>
      </div>
    </li>
  );
}

/** A visitor's comment. It lasts as long as the page and is never sent. */
interface LocalComment {
  id: string;
  content: string;
  hue: number;
}

export function useLocalComments() {
  const [comments, setComments] = useState<LocalComment[]>([]);
  return {
    comments,
    add: (content: string) =>
      setComments((known) => [{ id: newUuid(), content, hue: randomHue() }, ...known]),
    remove: (id: string) => setComments((known) => known.filter((comment) => comment.id !== id)),
  };
}
