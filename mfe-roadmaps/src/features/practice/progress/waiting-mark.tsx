import { ClockIcon, TriangleAlertIcon } from '@site/shared/ui';
import type { PendingUnit, WaitingPart } from './pending-progress.ts';
import styles from './waiting-mark.module.css';

const names: Record<WaitingPart, string> = {
  completed: 'status',
  bookmarked: 'bookmark',
  notes: 'note',
  revision: 'revision',
};

/** Says which changes of a problem wait for the network, and whether a note was refused; else nothing. */
export function WaitingMark({ unit: { waiting = [], refused } }: { unit: PendingUnit }) {
  return (
    <>
      {waiting.length > 0 && (
        <span className={styles.waiting}>
          <ClockIcon aria-hidden="true" />
          Waiting to sync: {waiting.map((field) => names[field]).join(', ')}
        </span>
      )}
      {refused && (
        <span className={styles.waiting} data-state="refused">
          <TriangleAlertIcon aria-hidden="true" />
          Your note isn't saved yet
        </span>
      )}
    </>
  );
}
