import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import type { RevisionDay, RevisionDays } from '@site/shared/contracts/practice';
import {
  type OutboxEntry,
  type Outcome,
  outbox,
  queryClient,
  queryOptions,
  timeZone,
} from '@site/shared/platform';

/** Only the day of each unit, for views that show many. */
export const revisionDaysQuery = (personId: string) =>
  queryOptions({
    queryKey: queryKeys.revisionDays(personId),
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/revisions/days', {
        params: { userId: personId },
        query: { zone: timeZone() },
        signal,
      }),
  });

/** As much as is read here of `meta` of mutations of the kind 'revision'. */
interface RevisionMeta {
  unitId: string;
  change: string;
}

/** From now on, problems that any tab has put on the schedule are written into what this page knows of it. */
export const followStarts = (): void => void outbox.follow('revision', confirm);

async function confirm(
  { person, meta }: OutboxEntry<RevisionMeta>,
  outcome: Outcome,
): Promise<void> {
  if (meta.change !== 'start') return;
  if (outcome.result === 'sent' && outcome.data) await keepDay(person, outcome.data as RevisionDay);
  else await queryClient.invalidateQueries({ queryKey: queryKeys.revisionDays(person) });
}

/** Writes the day on which a problem comes back into what this page knows of the schedule. */
export const keepDay = (person: string, { unitId, dueOn }: RevisionDay): Promise<void> =>
  outbox.confirm<RevisionDays>({ queryKey: queryKeys.revisionDays(person) }, (known) => {
    const units = { ...known.units, [unitId]: dueOn };
    const due = Object.values(units).filter((day) => day <= known.today);
    return { ...known, units, dueCount: due.length };
  });
