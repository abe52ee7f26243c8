import { ExerciseRevision } from '@site/shared/exercise';
import { useOutboxEntries } from '@site/shared/platform';
import { usePendingCompleted } from '../features/dsa-problem/completed-changes.ts';

interface ProblemRevisionProps {
  unit: { id: string; name: string };
}

/** When the completed problem is due, or the offer to revise it. */
export function ProblemRevision({ unit }: ProblemRevisionProps) {
  const completion = usePendingCompleted().get(unit.id);
  const starts = useOutboxEntries<{ unitId: string }>('revision');
  const isStarting = starts.some(
    ({ state, meta }) => state === 'waiting' && meta.unitId === unit.id,
  );
  const waiting = [...(completion ? ['completed'] : []), ...(isStarting ? ['revision'] : [])];
  return (
    <ExerciseRevision
      unit={{ ...unit, waiting }}
      isCompleting={completion !== undefined && !completion.waiting}
    />
  );
}
