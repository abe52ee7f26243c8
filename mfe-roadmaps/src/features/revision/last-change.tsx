import { Button } from '@site/shared/ui';
import styles from './today.module.css';

interface LastChangeProps {
  /** What was done last on this page; null if nothing, or if it was undone. */
  text: string | null;
  busy: boolean;
  onUndo: () => void;
}

/** What was done last, with an undo button. It is always rendered, or else its text wouldn't be announced. */
export const LastChange = ({ text, busy, onUndo }: LastChangeProps) => (
  <div role="status" className={styles.last}>
    {text && (
      <>
        <span>{text}</span>
        <Button size="sm" variant="ghost" disabled={busy} onClick={onUndo}>
          Undo
        </Button>
      </>
    )}
  </div>
);
