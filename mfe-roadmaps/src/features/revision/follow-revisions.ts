import { queryKeys } from '@site/shared/contracts/composition';
import type { RevisionDay, RevisionList } from '@site/shared/contracts/practice';
import {
  type Delivery,
  type Mutation,
  type OutboxEntry,
  type Outcome,
  outbox,
  queryClient,
} from '@site/shared/platform';
import { followStarts } from '@site/shared/revision';
import type { RevisionMeta } from './revision-mutations.ts';
import { moveToNext } from './waiting-revisions.ts';

/** Starts writing the changes that any tab has sent into the cached schedule. */
export function followRevisions(): void {
  followStarts();
  outbox.follow('revision', confirm);
}

/**
 * Sends a change of the schedule, or lets it wait for the network. What the API confirms is written
 * into the cache before this resolves.
 */
export function sendRevision(mutation: Mutation<RevisionMeta>): Promise<Delivery> {
  followRevisions();
  return outbox.enqueue(mutation);
}

async function confirm(entry: OutboxEntry<RevisionMeta>, outcome: Outcome): Promise<void> {
  // The navigation shows how many are due.
  void queryClient.invalidateQueries({ queryKey: queryKeys.navigationCounts(entry.person) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.home(entry.person) });
  if (outcome.result === 'refused') return void invalidateRevisions();
  const day = outcome.data as RevisionDay;
  const { change } = entry.meta;
  if (change === 'start') return;
  if (change === 'grade') await confirmGrade(entry.person, day);
  else await invalidateRevisions();
}

/** Refetches everything about the schedule, including the number in the navigation. */
export async function invalidateRevisions(): Promise<void> {
  const keys = [queryKeys.revisions(''), queryKeys.navigationCounts('')];
  await Promise.all(
    keys.map((key) => queryClient.invalidateQueries({ queryKey: key.slice(0, 1) })),
  );
}

async function confirmGrade(person: string, day: RevisionDay): Promise<void> {
  const queryKey = queryKeys.revisions(person);
  await outbox.confirm<RevisionList>({ queryKey }, (known) => moveToNext(known, day));
  const list = queryClient.getQueryData<RevisionList>(queryKey);
  // One response has only the first of many due problems.
  if (list && list.due.length < list.dueCount) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: queryKeys.revisionDays(person) });
}
