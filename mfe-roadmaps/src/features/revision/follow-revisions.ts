import { queryKeys, type RevisionDay, type RevisionList } from '@site/shared/contracts';
import {
  type Delivery,
  type Mutation,
  type OutboxEntry,
  type Outcome,
  outbox,
  queryClient,
} from '@site/shared/platform';
import { followStarts } from '@site/shared/revision';
import { moveToNext } from './move-to-next.ts';
import type { RevisionMeta } from './revision-mutations.ts';

/** From now on, what any tab has sent is written into the schedule this page knows. */
export function followRevisions(): void {
  followStarts();
  outbox.follow('revision', confirm);
}

/**
 * Sends a change of the schedule, or lets it wait for the network. What the API confirms is written
 * into what the page knows before this resolves.
 */
export function sendRevision(mutation: Mutation<RevisionMeta>): Promise<Delivery> {
  followRevisions();
  return outbox.enqueue(mutation);
}

async function confirm(entry: OutboxEntry<RevisionMeta>, outcome: Outcome): Promise<void> {
  // How many are due stands in the navigation.
  void queryClient.invalidateQueries({ queryKey: queryKeys.navigationCounts(entry.person) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.home(entry.person) });
  if (outcome.result === 'refused') return void outdateRevisions();
  const day = outcome.data as RevisionDay;
  const { change } = entry.meta;
  if (change === 'start') return;
  if (change === 'grade') await confirmGrade(entry.person, day);
  else await outdateRevisions();
}

/** Everything shown of a schedule is asked for again, the number in the navigation, too. */
export async function outdateRevisions(): Promise<void> {
  const keys = [queryKeys.revisions(''), queryKeys.navigationCounts('')];
  await Promise.all(
    keys.map((key) => queryClient.invalidateQueries({ queryKey: key.slice(0, 1) })),
  );
}

async function confirmGrade(person: string, day: RevisionDay): Promise<void> {
  const queryKey = queryKeys.revisions(person);
  await outbox.confirm<RevisionList>({ queryKey }, (known) => moveToNext(known, day));
  const list = queryClient.getQueryData<RevisionList>(queryKey);
  // One answer holds only the first of many that are due.
  if (list && list.due.length < list.dueCount) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: queryKeys.revisionDays(person) });
}
