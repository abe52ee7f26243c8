import { Button, Notice, RotateCwIcon } from '@site/shared/ui';
import { useState } from 'react';
import styles from './comment.module.css';
import type { KeptChange } from './comment-change.ts';
import { CommentForm } from './comment-form.tsx';
import { useDiscussionActions } from './discussion-actions.ts';
import type { Unconfirmed } from './shown-comments.ts';

const sending = { post: 'Posting...', edit: 'Saving...', delete: 'Deleting...' };
const waiting = {
  post: 'Waits for the network',
  edit: 'This edit waits for the network',
  delete: 'Will be deleted once the network is back',
};

/** Says how far a change has come that the API has not confirmed. */
export function UnconfirmedNote({ unconfirmed }: { unconfirmed: Unconfirmed }) {
  const { kept, state } = unconfirmed;
  const { discard } = useDiscussionActions();
  const { action } = kept.change;
  if (state === 'refused') return <Refused kept={kept} />;
  return (
    <p className={styles.unconfirmed} role="status">
      {state === 'waiting' && <RotateCwIcon aria-hidden="true" />}
      {(state === 'sending' ? sending : waiting)[action]}
      {state === 'waiting' && (
        <Button size="sm" variant="ghost" onClick={() => discard(kept)}>
          {action === 'delete' ? 'Keep it' : 'Discard'}
        </Button>
      )}
    </p>
  );
}

/** Words that waited and were refused are not lost: they can be changed and sent again. */
function Refused({ kept }: { kept: KeptChange }) {
  const { resend, discard } = useDiscussionActions();
  const [editing, setEditing] = useState(false);
  const { write, change } = kept;
  if (change.action === 'delete') return null;
  return (
    <>
      <Notice tone="danger" title={write.refused}>
        {write.refusal?.problem?.message}
      </Notice>
      {editing ? (
        <CommentForm
          label="Your comment, changed"
          placeholder="Change it and send it again"
          action="Send again"
          place={`${write.person} refused ${write.id}`}
          start={change.action === 'edit' ? change.content : change.comment.content}
          focused
          onSubmit={(text) => resend(kept, text)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className={styles.toolbar}>
          <Button size="sm" onClick={() => setEditing(true)}>
            Change and send again
          </Button>
          <Button size="sm" variant="ghost" onClick={() => discard(kept)}>
            Discard
          </Button>
        </div>
      )}
    </>
  );
}
