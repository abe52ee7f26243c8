import { Button } from '@site/shared/ui';
import { onDay } from './days.ts';
import styles from './today.module.css';
import type { GivenGrade } from './use-reviews.ts';

interface LastGradeProps {
  /** The grade given last on this page; null where none was, or it was taken back. */
  given: GivenGrade | null;
  today: string;
  busy: boolean;
  onUndo: () => void;
}

/** What became of the last grade, with the way back. It is always there, or what it will say would not be announced. */
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
