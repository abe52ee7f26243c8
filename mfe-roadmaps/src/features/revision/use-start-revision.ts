import { queryKeys, type RevisionDay, type RevisionDays } from '@site/shared/contracts';
import { messageOf, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { onDay } from './days.ts';
import { sendRevision } from './follow-revisions.ts';
import { startMutation } from './revision-mutations.ts';
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
    mutationFn: ({ id, name }: Problem) =>
      sendRevision(startMutation({ person: personId, unitId: id, name }, { zone: timeZone() })),
    onSuccess: (delivery, { name }) => {
      const days = client.getQueryData<RevisionDays>(queryKeys.revisionDays(personId));
      const started = delivery.status === 'sent' && (delivery.data as RevisionDay | null);
      if (!days || !started) return;
      const now = started.dueOn <= days.today;
      const when = onDay(started.dueOn, days.today);
      toast.success(now ? `${name} is due today.` : `${name} comes back ${when}.`);
    },
    onError: (error, { name }) =>
      toast.error(messageOf(error, `${name} could not be put on your schedule. Try again.`)),
  });
}
