import { sessionStore, usePersonKey } from '@site/shared/platform';
import { useState } from 'react';
import type { ShownComment } from './changed-comments.ts';
import { CommentForm } from './comment-form.tsx';
import { promptLogin } from './comment-intent.ts';
import { CommentItem } from './comment-item.tsx';
import { addresseeOf } from './comment-toolbar.tsx';
import styles from './discussion.module.css';
import { useDiscussionActions } from './discussion-actions.ts';

interface CommentListProps {
  comments: ShownComment[];
  label: string;
}

export const CommentList = ({ comments, label }: CommentListProps) =>
  comments.length > 0 && (
    <ul className={styles.list} aria-label={label}>
      {comments.map((comment) => (
        <CommentThread key={comment.id} comment={comment} />
      ))}
    </ul>
  );

/** A comment with its replies and the reply form. */
function CommentThread({ comment }: { comment: ShownComment }) {
  const { id, replies } = comment;
  const { reply, subject, intent } = useDiscussionActions();
  const person = usePersonKey();
  const [isReplying, setIsReplying] = useState(intent?.action === 'reply' && intent.id === id);
  const startReply = () => {
    if (sessionStore.getState().user) setIsReplying(true);
    else promptLogin({ action: 'reply', id }, () => setIsReplying(true));
  };
  return (
    <li>
      <CommentItem comment={comment} {...(!comment.deleted && { onReply: startReply })} />
      {(replies.length > 0 || isReplying) && (
        <div className={styles.replies}>
          {replies.length > 0 && (
            <ul aria-label={comment.deleted ? 'Replies' : `Replies to ${addresseeOf(comment)}`}>
              {replies.map((child) => (
                <li key={child.id}>
                  <CommentItem comment={child} />
                </li>
              ))}
            </ul>
          )}
          {isReplying && (
            <CommentForm
              label={`Your reply to ${addresseeOf(comment)}`}
              placeholder="Write a reply... (Ctrl/Cmd + Enter to post)"
              action="Post Reply"
              slot={`${person} ${subject} ${id}`}
              rows={3}
              focused
              onSubmit={async (text) => {
                await reply(id, text);
                setIsReplying(false);
              }}
              onCancel={() => setIsReplying(false)}
            />
          )}
        </div>
      )}
    </li>
  );
}
