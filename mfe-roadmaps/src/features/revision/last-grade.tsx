import { Button } from '@site/shared/ui';
import { onDay } from './days.ts';
import styles from './today.module.css';
import type { GivenGrade } from './use-reviews.ts';

interface LastGradeProps {
  /** The last grade given on this page; null if there is none or it was undone. */
  given: GivenGrade | null;
  today: string;
  busy: boolean;
  onUndo: () => void;
}

/**
 * The result of the last grade, with an undo button. It is always rendered, or else its text wouldn't be
 * announced.
 */
export const LastGrade = ({ given, today, busy, onUndo }: LastGradeProps) => (
  <div role="status" className={styles.last}>
    {given && (
      <>
        <span>
          {given.name} comes back {onDay(given.dueOn, today)}.
        </span>
        <Button size="sm" variant="ghost" disabled={busy} onClick={onUndo}>
          Undo
        </Button>
      </>
    )}
  </div>
);
