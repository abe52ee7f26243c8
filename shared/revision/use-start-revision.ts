import { mutationOf } from '@site/shared/api';
import { queryKeys, type RevisionDay, type RevisionDays } from '@site/shared/contracts';
import {
  type Mutation,
  messageOf,
  outbox,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import { onDay } from './days.ts';
import { followStarts } from './follow-starts.ts';
import { timeZone } from './time-zone.ts';

interface Problem {
  id: string;
  name: string;
}

/** Puts a completed problem on the schedule, and says when it comes back. */
export function useStartRevision(personId: string) {
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
