import {
  queryKeys,
  type RevisionDay,
  type RevisionDays,
  type RevisionList,
} from '@site/shared/contracts';
import { type KeptWrite, type Outcome, outbox, queryClient } from '@site/shared/platform';
import { moveToNext } from './move-to-next.ts';
import { revisionAbout } from './revision-write.ts';

let following = false;

/**
 * From now on, what any tab has sent is written into the schedule this page knows, also while another
 * page is shown. More than once is the same as once.
 */
export function followRevisions(): void {
  if (following) return;
  following = true;
  outbox().then(
    (box) => box.onSettled(confirm),
    () => {
      following = false;
    },
  );
}

async function confirm(write: KeptWrite, outcome: Outcome): Promise<void> {
  const about = revisionAbout(write);
  if (!about) return;
  if (outcome.result === 'refused') return void outdateRevisions();
  const day = outcome.data as RevisionDay;
  if (about.change === 'start') await confirmStart(write.person, day);
  else if (about.change === 'grade') await confirmGrade(write.person, day);
  else await outdateRevisions();
}

/** Everything shown of a schedule is asked anew. */
export const outdateRevisions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.revisions('').slice(0, 1) });

async function confirmStart(person: string, { unitId, dueOn }: RevisionDay): Promise<void> {
  const queryKey = queryKeys.revisionDays(person);
  const asking = await giveUpAsking(queryKey);
  queryClient.setQueryData<RevisionDays>(
    queryKey,
    (known) => known && withDay(known, unitId, dueOn),
  );
  if (asking) void queryClient.invalidateQueries({ queryKey });
}

async function confirmGrade(person: string, day: RevisionDay): Promise<void> {
  const queryKey = queryKeys.revisions(person);
  const asking = await giveUpAsking(queryKey);
  const list = queryClient.setQueryData<RevisionList>(
    queryKey,
    (known) => known && moveToNext(known, day),
  );
  // One answer holds only the first of many that are due.
  const isPart = list && list.due.length < list.dueCount;
  if (asking || isPart) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: queryKeys.revisionDays(person) });
}

/** An answer on its way may not hold a change yet, but what another device has changed. Returns whether there was one. */
async function giveUpAsking(queryKey: readonly string[]): Promise<boolean> {
  const asking = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  return asking;
}

function withDay(known: RevisionDays, unitId: string, dueOn: string): RevisionDays {
  const units = { ...known.units, [unitId]: dueOn };
  const due = Object.values(units).filter((day) => day <= known.today);
  return { ...known, units, dueCount: due.length };
}
