import { Button, Notice, RotateCwIcon } from '@site/shared/ui';
import { useState } from 'react';
import type { Unconfirmed } from './changed-comments.ts';
import styles from './comment.module.css';
import type { CommentEntry } from './comment-change.ts';
import { CommentForm } from './comment-form.tsx';
import { useDiscussionActions } from './discussion-actions.ts';

const sending = { post: 'Posting...', edit: 'Saving...', delete: 'Deleting...' };
const waiting = {
  post: 'Comment waiting to sync',
  edit: 'Edit waiting to sync',
  delete: 'Deletion waiting to sync',
};

/** Shows the status of a change that the API hasn't confirmed. */
export function UnconfirmedNote({ unconfirmed }: { unconfirmed: Unconfirmed }) {
  const { entry, state } = unconfirmed;
  const { discard } = useDiscussionActions();
  const { action } = entry.meta.change;
  if (state === 'refused') return <Refused entry={entry} />;
  return (
    <p className={styles.unconfirmed} role="status">
      {state === 'waiting' && <RotateCwIcon aria-hidden="true" />}
      {(state === 'sending' ? sending : waiting)[action]}
      {state === 'waiting' && (
        <Button size="sm" variant="ghost" onClick={() => discard(entry)}>
          {action === 'delete' ? 'Keep it' : 'Discard'}
        </Button>
      )}
    </p>
  );
}

/** A refused text isn't lost: it can be edited and sent again. */
function Refused({ entry }: { entry: CommentEntry }) {
  const { resend, discard } = useDiscussionActions();
  const [editing, setEditing] = useState(false);
  const { change } = entry.meta;
  if (change.action === 'delete') return null;
  return (
    <>
      <Notice tone="danger" title={entry.failureMessage}>
        {entry.refusal?.problem?.message}
      </Notice>
      {editing ? (
        <CommentForm
          label="Edited comment"
          placeholder="Edit your comment and send it again"
          action="Send again"
          slot={`${entry.person} refused ${entry.id}`}
          start={change.action === 'edit' ? change.content : change.comment.content}
          focused
          onSubmit={(text) => resend(entry, text)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className={styles.toolbar}>
          <Button size="sm" onClick={() => setEditing(true)}>
            Edit and send again
          </Button>
          <Button size="sm" variant="ghost" onClick={() => discard(entry)}>
            Discard
          </Button>
        </div>
      )}
    </>
  );
}
