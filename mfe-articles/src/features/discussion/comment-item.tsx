import { Link, usePersonKey } from '@site/shared/platform';
import { Badge } from '@site/shared/ui';
import { useRef, useState } from 'react';
import type { ShownReply } from './changed-comments.ts';
import styles from './comment.module.css';
import { CommentAvatar, hueOf, NoteMark } from './comment-avatar.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentText } from './comment-text.tsx';
import { CommentToolbar } from './comment-toolbar.tsx';
import { useDiscussionActions } from './discussion-actions.ts';
import { fullTime, relativeTime } from './relative-time.ts';
import { UnconfirmedNote } from './unconfirmed-note.tsx';
import { elementId } from './use-linked-comment.ts';

interface CommentItemProps {
  comment: ShownReply;
  /** Omitted if it can't be replied to. */
  onReply?: () => void;
}

/** One comment or reply. */
export function CommentItem({ comment, onReply }: CommentItemProps) {
  const { id, label, author, content, deleted, unconfirmed } = comment;
  const { linked, edit } = useDiscussionActions();
  const person = usePersonKey();
  const element = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const stopEditing = () => {
    setEditing(false);
    element.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={element}
      id={elementId(id)}
      tabIndex={-1}
      className={styles.comment}
      data-linked={linked === id || undefined}
      data-state={unconfirmed?.state ?? 'stored'}
    >
      {label ? (
        <NoteMark />
      ) : (
        <CommentAvatar
          name={deleted ? '' : author.name}
          src={author.avatarUrl}
          hue={deleted ? -1 : hueOf(author.name)}
        />
      )}
      <div className={styles.content}>
        <CommentHead comment={comment} />
        {editing ? (
          <CommentForm
            label="Edited comment"
            placeholder="Edit your comment... (Ctrl/Cmd + Enter to save)"
            action="Save"
            slot={`${person} edit ${id}`}
            start={content}
            focused
            onSubmit={async (text) => {
              if (text !== content) await edit(id, text);
              stopEditing();
            }}
            onCancel={stopEditing}
          />
        ) : (
          <>
            {deleted ? (
              <p className={styles.deleted}>This comment was deleted.</p>
            ) : (
              <CommentText text={content} />
            )}
            {unconfirmed && <UnconfirmedNote unconfirmed={unconfirmed} />}
            {!deleted && !unconfirmed && (
              <CommentToolbar
                comment={comment}
                onEdit={() => setEditing(true)}
                {...(onReply && { onReply })}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function CommentHead({ comment }: { comment: ShownReply }) {
  const { id, label, author, createdAt, editedAt, deleted, own } = comment;
  const { now } = useDiscussionActions();
  return (
    <p className={styles.head}>
      {label && <Badge tone="accent">{label}</Badge>}
      {!deleted && (
        <strong className={styles.author}>{label ? 'Editorial note' : author.name}</strong>
      )}
      {own && <span className={styles.own}>You</span>}
      <Link className={styles.time} to={{ hash: elementId(id) }} replace>
        <time dateTime={createdAt} title={fullTime(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
      </Link>
      {editedAt && (
        <span className={styles.edited} title={fullTime(editedAt)}>
          edited
        </span>
      )}
    </p>
  );
}
