import type { RevisionDay, RevisionList } from '@site/shared/contracts/practice';
import { type OutboxEntry, useOutboxEntries, useQuery } from '@site/shared/platform';
import { revisionDaysQuery } from '@site/shared/revision';
import { useMemo } from 'react';
import type { RevisionMeta } from './revision-mutations.ts';

interface ShownRevisions {
  /** The schedule as it will be once everything is sent. */
  list: RevisionList;
  /** Problems whose grade waits for the network. */
  waiting: ReadonlySet<string>;
}

/** Applies the changes that wait for the network to the API's response. */
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

/** How many problems are left for today, without those whose grade waits; 0 while that's unknown. */
export function useDueCount(person: string): number {
  const { data } = useQuery(revisionDaysQuery(person));
  const days = Object.entries(data?.units ?? {});
  return useStillDue(days.flatMap(([unitId, day]) => (data && day <= data.today ? unitId : [])));
}

/** How many of these due problems have no waiting grade. */
export function useStillDue(due: readonly string[]): number {
  const entries = useOutboxEntries<RevisionMeta>('revision');
  const done = new Set(waitingChanges(entries).map(({ unitId }) => unitId));
  return due.filter((unitId) => !done.has(unitId)).length;
}

/** In order, without changes that were undone. */
function waitingChanges(entries: readonly OutboxEntry<RevisionMeta>[]): RevisionMeta[] {
  let changes: RevisionMeta[] = [];
  for (const { state, meta } of entries) {
    if (state !== 'waiting') continue;
    if (meta.change === 'take-back') {
      changes = changes.filter(
        (known) => !('reviewId' in known && known.reviewId === meta.reviewId),
      );
    } else if (meta.change === 'start') {
      changes = changes.filter((known) => known.change !== 'stop' || known.unitId !== meta.unitId);
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

/** The schedule after a due problem has been graded and moved to another day. */
export function moveToNext(list: RevisionList, { unitId, dueOn }: RevisionDay): RevisionList {
  const graded = list.due.find((problem) => problem.unitId === unitId);
  if (!graded) return list;
  const { notes: _notes, intervals: _intervals, ...facts } = graded;
  const moved = { ...facts, dueOn, lastReviewedOn: list.today, reps: graded.reps + 1 };
  return {
    ...list,
    dueCount: list.dueCount - 1,
    due: list.due.filter((problem) => problem !== graded),
    next: [...list.next, moved].toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)),
  };
}
