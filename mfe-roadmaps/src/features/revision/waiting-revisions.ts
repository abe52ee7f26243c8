import type { RevisionList } from '@site/shared/contracts';
import { type KeptWrite, useKeptWrites, useQuery } from '@site/shared/platform';
import { useMemo } from 'react';
import { moveToNext } from './move-to-next.ts';
import { revisionDaysQuery } from './revision.queries.ts';
import { type RevisionAbout, revisionAbout } from './revision-write.ts';

export interface ShownRevisions {
  /** The schedule as it will be once all is sent. */
  list: RevisionList;
  /** Problems of which a grade waits for the network. */
  waiting: ReadonlySet<string>;
}

/** What waits for the network, laid over what the API answered. */
export function useShownRevisions(list: RevisionList): ShownRevisions {
  const writes = useKeptWrites();
  return useMemo(() => {
    const changes = waitingChanges(writes);
    const graded = changes.filter(({ change }) => change === 'grade');
    return {
      list: changes.reduce(withChange, list),
      waiting: new Set(graded.map(({ unitId }) => unitId)),
    };
  }, [list, writes]);
}

/** How many problems are left for today, without those whose grade waits. 0 while that is not known. */
export function useDueCount(person: string): number {
  const writes = useKeptWrites();
  const { data } = useQuery(revisionDaysQuery(person));
  if (!data) return 0;
  const done = new Set(waitingChanges(writes).map(({ unitId }) => unitId));
  const isDue = ([unitId, day]: [string, string]) => day <= data.today && !done.has(unitId);
  return Object.entries(data.units).filter(isDue).length;
}

/** In order. A grade that was taken back again counts for nothing. */
function waitingChanges(writes: readonly KeptWrite[]): RevisionAbout[] {
  let changes: RevisionAbout[] = [];
  for (const write of writes) {
    const about = write.state === 'waiting' ? revisionAbout(write) : null;
    if (about?.change === 'take-back') {
      changes = changes.filter(
        (known) => !('reviewId' in known && known.reviewId === about.reviewId),
      );
    } else if (about) changes.push(about);
  }
  return changes;
}

function withChange(list: RevisionList, about: RevisionAbout): RevisionList {
  if (about.change === 'grade') return moveToNext(list, about);
  return about.change === 'stop' ? without(list, about.unitId) : list;
}

function without(list: RevisionList, unitId: string): RevisionList {
  const due = list.due.filter((problem) => problem.unitId !== unitId);
  return {
    ...list,
    due,
    dueCount: list.dueCount - (list.due.length - due.length),
    next: list.next.filter((problem) => problem.unitId !== unitId),
  };
}
