import type { RevisionList } from '@site/shared/contracts';
import { type OutboxEntry, useOutboxEntries, useQuery } from '@site/shared/platform';
import { useMemo } from 'react';
import { moveToNext } from './move-to-next.ts';
import { revisionDaysQuery } from './revision.queries.ts';
import type { RevisionMeta } from './revision-mutations.ts';

export interface ShownRevisions {
  /** The schedule as it will be once all is sent. */
  list: RevisionList;
  /** Problems of which a grade waits for the network. */
  waiting: ReadonlySet<string>;
}

/** What waits for the network, laid over what the API answered. */
export function useShownRevisions(list: RevisionList): ShownRevisions {
  const entries = useOutboxEntries<RevisionMeta>('revision');
  return useMemo(() => {
    const changes = waitingChanges(entries);
    const graded = changes.filter(({ change }) => change === 'grade');
    return {
      list: changes.reduce(withChange, list),
      waiting: new Set(graded.map(({ unitId }) => unitId)),
    };
  }, [list, entries]);
}

/** How many problems are left for today, without those whose grade waits. 0 while that is not known. */
export function useDueCount(person: string): number {
  const entries = useOutboxEntries<RevisionMeta>('revision');
  const { data } = useQuery(revisionDaysQuery(person));
  if (!data) return 0;
  const done = new Set(waitingChanges(entries).map(({ unitId }) => unitId));
  const isDue = ([unitId, day]: [string, string]) => day <= data.today && !done.has(unitId);
  return Object.entries(data.units).filter(isDue).length;
}

/** In order. A grade that was taken back again counts for nothing. */
function waitingChanges(entries: readonly OutboxEntry<RevisionMeta>[]): RevisionMeta[] {
  let changes: RevisionMeta[] = [];
  for (const { state, meta } of entries) {
    if (state !== 'waiting') continue;
    if (meta.change === 'take-back') {
      changes = changes.filter(
        (known) => !('reviewId' in known && known.reviewId === meta.reviewId),
      );
    } else changes.push(meta);
  }
  return changes;
}

function withChange(list: RevisionList, meta: RevisionMeta): RevisionList {
  if (meta.change === 'grade') return moveToNext(list, meta);
  return meta.change === 'stop' ? without(list, meta.unitId) : list;
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
