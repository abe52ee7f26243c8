import {
  queryKeys,
  type RevisionDay,
  type RevisionDays,
  type RevisionStart,
} from '@site/shared/contracts';
import { http, messageOf, toast, useMutation, useQueryClient } from '@site/shared/platform';
import { onDay } from './days.ts';
import { revisionsPath } from './revision.queries.ts';
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
    mutationFn: async ({ id }: Problem) => {
      const body: RevisionStart = { zone: timeZone() };
      return (await http.put<RevisionDay>(revisionsPath(personId, id), body)).data;
    },
    onSuccess: async ({ unitId, dueOn }, { name }) => {
      const queryKey = queryKeys.revisionDays(personId);
      // An answer on its way may not hold this problem yet, but what another device has changed.
      const asking = client.isFetching({ queryKey }) > 0;
      await client.cancelQueries({ queryKey });
      const days = client.setQueryData<RevisionDays>(
        queryKey,
        (known) => known && withDay(known, unitId, dueOn),
      );
      if (asking) void client.invalidateQueries({ queryKey });
      if (!days) return;
      const now = dueOn <= days.today;
      toast.success(
        now ? `${name} is due today.` : `${name} comes back ${onDay(dueOn, days.today)}.`,
      );
    },
    onError: (error, { name }) =>
      toast.error(messageOf(error, `${name} could not be put on your schedule. Try again.`)),
  });
}

function withDay(known: RevisionDays, unitId: string, dueOn: string): RevisionDays {
  const units = { ...known.units, [unitId]: dueOn };
  const due = Object.values(units).filter((day) => day <= known.today);
  return { ...known, units, dueCount: due.length };
}
