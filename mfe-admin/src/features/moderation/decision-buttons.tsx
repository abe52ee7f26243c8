import type { ModeratedComment } from '@site/shared/contracts/editorial';
import { Button, Notice } from '@site/shared/ui';
import { useState } from 'react';
import styles from './moderation.module.css';
import type { PlainAction, Undoable } from './use-decisions.ts';
import { type Words, WordsDialog } from './words-dialog.tsx';

interface DecisionButtonsProps {
  comment: ModeratedComment;
  busy: boolean;
  onDecide: (action: PlainAction) => void;
}

/** The decisions about a comment. */
export function DecisionButtons({ comment, busy, onDecide }: DecisionButtonsProps) {
  const [writing, setWriting] = useState<Words | null>(null);
  const { author, hidden, reports } = comment;
  const plain = (action: PlainAction, label: string, about: string) => (
    <Button
      size="sm"
      variant={action === 'hide' ? 'danger' : 'secondary'}
      aria-label={`${label} ${about} ${author.name}`}
      disabled={busy}
      onClick={() => onDecide(action)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {hidden
        ? plain('restore', 'Restore', 'the comment by')
        : plain('hide', 'Hide', 'the comment by')}
      {reports.length > 0 && plain('dismiss', 'Dismiss reports', 'on the comment by')}
      {author.id && (
        <Button
          size="sm"
          aria-label={`Warn ${author.name}`}
          disabled={busy}
          onClick={() => setWriting('warn')}
        >
          Warn
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Note about the comment by ${author.name}`}
        disabled={busy}
        onClick={() => setWriting('note')}
      >
        Note
      </Button>
      {writing && (
        <WordsDialog comment={comment} words={writing} onClose={() => setWriting(null)} />
      )}
    </>
  );
}

interface UndoNoticeProps {
  undoable: Undoable | null;
  busy: boolean;
  onUndo: () => void;
}

/** Shows the last decision, with a button that undoes it. */
export const UndoNotice = ({ undoable, busy, onUndo }: UndoNoticeProps) =>
  undoable && (
    <Notice tone="success">
      <div className={styles.undo}>
        <p>
          {undoable.words}: the comment by {undoable.comment.author.name}.
        </p>
        <Button size="sm" busy={busy} onClick={onUndo}>
          Undo
        </Button>
      </div>
    </Notice>
  );
