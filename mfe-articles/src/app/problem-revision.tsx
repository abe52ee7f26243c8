import { useOutboxEntries } from '@site/shared/platform';
import { ReviseControl } from '@site/shared/revision';
import { usePendingCompleted } from '../features/dsa-problem/completed-changes.ts';
import styles from './problem-revision.module.css';

interface ProblemRevisionProps {
  unit: { id: string; name: string };
}

/** When the completed problem comes back, or the offer to revise it: the same as on its practice sheet. */
export function ProblemRevision({ unit }: ProblemRevisionProps) {
  const completion = usePendingCompleted().get(unit.id);
  const starts = useOutboxEntries<{ unitId: string }>('revision');
  const isStarting = starts.some(
    ({ state, meta }) => state === 'waiting' && meta.unitId === unit.id,
  );
  // While it's on its way, it isn't known yet when the problem comes back.
  const isArriving = completion && !completion.waiting;
  const waiting = [...(completion ? ['completed'] : []), ...(isStarting ? ['revision'] : [])];
  return (
    <span className={styles.place}>
      {!isArriving && <ReviseControl unit={{ ...unit, waiting }} />}
    </span>
  );
}
