import { Button } from '@site/shared/ui';
import styles from './ticked.module.css';

/** Says that solving a problem has marked it complete, with Undo. */
export const Ticked = ({ onUndo }: { onUndo: () => void }) => (
  <div className={styles.ticked}>
    <p>This problem is marked complete on your practice sheet.</p>
    <Button size="sm" onClick={onUndo}>
      Undo
    </Button>
  </div>
);
