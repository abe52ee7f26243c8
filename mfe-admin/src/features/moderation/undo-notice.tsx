import { Button, Notice } from '@site/shared/ui';
import styles from './moderation.module.css';
import type { Undoable } from './use-decisions.ts';

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
