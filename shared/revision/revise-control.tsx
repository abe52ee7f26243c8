import { Link, usePersonKey, useQuery } from '@site/shared/platform';
import { RotateCwIcon } from '@site/shared/ui';
import { onDay } from './days.ts';
import styles from './revise-control.module.css';
import { revisionDaysQuery } from './revision-days.query.ts';
import { useStartRevision } from './use-start-revision.ts';

interface ReviseControlProps {
  /** `waiting` names what of it waits for the network. */
  unit: { id: string; name: string; waiting?: readonly string[] };
}

/**
 * Offers to put a completed problem on the schedule, or says when it returns: on a practice sheet and on the page
 * of a problem alike. Renders nothing while that is unknown or waits.
 */
export function ReviseControl({ unit }: ReviseControlProps) {
  const personId = usePersonKey();
  const start = useStartRevision(personId);
  const { data } = useQuery({
    ...revisionDaysQuery(personId),
    select: ({ today, units, automatic }) => ({ today, dueOn: units[unit.id], automatic }),
  });
  if (!data || unit.waiting?.includes('revision')) return null;
  const { today, dueOn, automatic } = data;
  // The server schedules it as soon as it hears that it's completed.
  if (automatic && unit.waiting?.includes('completed')) return null;
  if (dueOn !== undefined) {
    return (
      <Link to="/roadmaps/today" className={styles.control}>
        <RotateCwIcon aria-hidden="true" />
        {dueOn <= today ? (
          'Revise today'
        ) : (
          <span>
            <span className={styles.verb}>Comes back </span>
            {onDay(dueOn, today)}
          </span>
        )}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={`Revise ${unit.name}`}
      title="Bring this problem back before you forget it"
      disabled={start.isPending}
      onClick={() => start.mutate(unit)}
    >
      <RotateCwIcon aria-hidden="true" />
      Revise
    </button>
  );
}
