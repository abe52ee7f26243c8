import { mutationOf } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { RevisionDay, RevisionDays } from '@site/shared/contracts/practice';
import {
  Link,
  type Mutation,
  messageOf,
  outbox,
  timeZone,
  toast,
  useMutation,
  usePersonKey,
  useQuery,
  useQueryClient,
} from '@site/shared/platform';
import { RotateCwIcon } from '@site/shared/ui';
import { onDay } from './days.ts';
import styles from './revise-control.module.css';
import { followStarts, revisionDaysQuery } from './revision-days.ts';

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

interface Problem {
  id: string;
  name: string;
}

/** Puts a completed problem on the schedule, and says when it comes back. */
function useStartRevision(personId: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (problem: Problem) => {
      followStarts();
      return outbox.enqueue(startMutation(personId, problem));
    },
    onSuccess: (delivery, { name }) => {
      const days = client.getQueryData<RevisionDays>(queryKeys.revisionDays(personId));
      const started = delivery.status === 'sent' && (delivery.data as RevisionDay | null);
      if (!days || !started) return;
      const now = started.dueOn <= days.today;
      const when = onDay(started.dueOn, days.today);
      toast.success(now ? `${name} is due today.` : `${name} comes back ${when}.`);
    },
    onError: (error, { name }) =>
      toast.error(messageOf(error, `We couldn't add ${name} to your schedule. Please try again.`)),
  });
}

/** In the queue of the problem's progress: it must not come before a completion that waits. */
const startMutation = (person: string, { id, name }: Problem): Mutation => ({
  person,
  kind: 'revision',
  queueKey: `unit ${id}`,
  collapseKey: 'revision',
  page: window.location.pathname,
  ...mutationOf('PUT /v1/users/{userId}/revisions/{unitId}', {
    params: { userId: person, unitId: id },
    body: { zone: timeZone() },
  }),
  failureMessage: `We couldn't add ${name} to your schedule. Please try again.`,
  meta: { unitId: id, change: 'start' },
});
