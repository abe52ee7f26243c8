import { sessionStore, usePersonKey } from '@site/shared/platform';
import { useState } from 'react';
import { askToLogIn } from './ask-to-log-in.ts';
import type { ShownComment } from './changed-comments.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comment-thread.module.css';
import { useDiscussionActions } from './discussion-actions.ts';

/** A comment with its replies and the reply form. */
export function CommentThread({ comment }: { comment: ShownComment }) {
  const { id, replies, author } = comment;
  const { reply, subject } = useDiscussionActions();
  const person = usePersonKey();
  const [answering, setAnswering] = useState(false);
  const answer = () => {
    if (sessionStore.getState().user) setAnswering(true);
    else askToLogIn('Log in to reply to a comment.', () => setAnswering(true));
  };
  return (
    <li>
      <CommentItem comment={comment} {...(!comment.deleted && { onReply: answer })} />
      {(replies.length > 0 || answering) && (
        <div className={styles.replies}>
          {replies.length > 0 && (
            <ul aria-label={author.name ? `Replies to ${author.name}` : 'Replies'}>
              {replies.map((answered) => (
                <li key={answered.id}>
                  <CommentItem comment={answered} />
                </li>
              ))}
            </ul>
          )}
          {answering && (
            <CommentForm
              label={`Your reply to ${author.name}`}
              placeholder="Write a reply... (Ctrl/Cmd + Enter to post)"
              action="Post Reply"
              place={`${person} ${subject} ${id}`}
              rows={3}
              focused
              onSubmit={async (text) => {
                await reply(id, text);
                setAnswering(false);
              }}
              onCancel={() => setAnswering(false)}
            />
          )}
        </div>
      )}
    </li>
  );
}
