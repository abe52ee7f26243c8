import {
  queryKeys,
  type RevisionDay,
  type RevisionDays,
  type RevisionList,
} from '@site/shared/contracts';
import {
  type Delivery,
  type Mutation,
  type OutboxEntry,
  type Outcome,
  outbox,
  queryClient,
} from '@site/shared/platform';
import { moveToNext } from './move-to-next.ts';
import type { RevisionMeta } from './revision-mutations.ts';

/** From now on, what any tab has sent is written into the schedule this page knows. */
export const followRevisions = (): void => void outbox.follow('revision', confirm);

/**
 * Sends a change of the schedule, or lets it wait for the network. What the API confirms is written
 * into what the page knows before this resolves.
 */
export function sendRevision(mutation: Mutation<RevisionMeta>): Promise<Delivery> {
  followRevisions();
  return outbox.enqueue(mutation);
}

async function confirm(entry: OutboxEntry<RevisionMeta>, outcome: Outcome): Promise<void> {
  if (outcome.result === 'refused') return void outdateRevisions();
  const day = outcome.data as RevisionDay;
  const { change } = entry.meta;
  if (change === 'start') await confirmStart(entry.person, day);
  else if (change === 'grade') await confirmGrade(entry.person, day);
  else await outdateRevisions();
}

/** Everything shown of a schedule is asked for again. */
export const outdateRevisions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.revisions('').slice(0, 1) });

const confirmStart = (person: string, { unitId, dueOn }: RevisionDay): Promise<void> =>
  outbox.confirm<RevisionDays>({ queryKey: queryKeys.revisionDays(person) }, (known) =>
    withDay(known, unitId, dueOn),
  );

async function confirmGrade(person: string, day: RevisionDay): Promise<void> {
  const queryKey = queryKeys.revisions(person);
  await outbox.confirm<RevisionList>({ queryKey }, (known) => moveToNext(known, day));
  const list = queryClient.getQueryData<RevisionList>(queryKey);
  // One answer holds only the first of many that are due.
  if (list && list.due.length < list.dueCount) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: queryKeys.revisionDays(person) });
}

function withDay(known: RevisionDays, unitId: string, dueOn: string): RevisionDays {
  const units = { ...known.units, [unitId]: dueOn };
  const due = Object.values(units).filter((day) => day <= known.today);
  return { ...known, units, dueCount: due.length };
}
