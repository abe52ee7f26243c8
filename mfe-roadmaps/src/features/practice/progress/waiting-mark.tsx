import { ClockIcon } from '@site/shared/ui';
import type { PendingUnit, ProgressField } from './pending-progress.ts';
import styles from './waiting-mark.module.css';

const names: Record<ProgressField, string> = {
  completed: 'status',
  bookmarked: 'bookmark',
  notes: 'note',
};

/** Says which changes of a problem wait for the network; nothing while none does. */
export function WaitingMark({ unit: { waiting = [] } }: { unit: PendingUnit }) {
  if (waiting.length === 0) return null;
  return (
    <span className={styles.waiting}>
      <ClockIcon aria-hidden="true" />
      Waits for the network: {waiting.map((field) => names[field]).join(', ')}
    </span>
  );
}
