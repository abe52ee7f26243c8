import type { RevisionDay, RevisionList } from '@site/shared/contracts';

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
