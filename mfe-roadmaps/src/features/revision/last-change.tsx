import { Button } from '@site/shared/ui';
import styles from './today.module.css';

interface LastChangeProps {
  /** The last change on this page; null if there is none, or if it was undone. */
  text: string | null;
  busy: boolean;
  onUndo: () => void;
}

/** The last change, with an Undo button. Always rendered, or else its text wouldn't be announced. */
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
