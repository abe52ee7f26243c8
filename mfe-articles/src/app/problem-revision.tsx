import { useOutboxEntries } from '@site/shared/platform';
import { ReviseControl } from '@site/shared/revision';
import { usePendingCompleted } from '../features/dsa-problem/completed-changes.ts';
import styles from './problem-revision.module.css';

interface ProblemRevisionProps {
  unit: { id: string; name: string };
}

/** When the completed problem is due, or the offer to revise it, as on its practice sheet. */
export function ProblemRevision({ unit }: ProblemRevisionProps) {
  const completion = usePendingCompleted().get(unit.id);
  const starts = useOutboxEntries<{ unitId: string }>('revision');
  const isStarting = starts.some(
    ({ state, meta }) => state === 'waiting' && meta.unitId === unit.id,
  );
  // While it's being sent, it isn't known yet when the problem is due.
  const isArriving = completion && !completion.waiting;
  const waiting = [...(completion ? ['completed'] : []), ...(isStarting ? ['revision'] : [])];
  return (
    <span className={styles.slot}>
      {!isArriving && <ReviseControl unit={{ ...unit, waiting }} />}
    </span>
  );
}
