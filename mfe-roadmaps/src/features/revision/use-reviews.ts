import { newUuid } from '@site/shared/contracts/composition';
import type { DueRevision, RevisionDay, RevisionGrade } from '@site/shared/contracts/practice';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { plusDays, timeZone } from '@site/shared/revision';
import { useRef } from 'react';
import { invalidateRevisions, sendRevision } from './follow-revisions.ts';

import {
  gradeMutation,
  resumeMutation,
  stopMutation,
  takeBackMutation,
} from './revision-mutations.ts';

/** A grade that was saved, or waits for the network. */
export interface SavedGrade {
  reviewId: string;
  unitId: string;
  name: string;
  dueOn: string;
}

/** A problem that was taken off the schedule. */
export type StoppedProblem = Pick<DueRevision, 'unitId' | 'name'>;

interface Grading {
  problem: DueRevision;
  grade: RevisionGrade;
  today: string;
}

/** Sends grades and takes problems off the schedule; each can be undone. */
export function useReviews(person: string) {
  const idOf = useReviewIds();

  const grade = useMutation({
    networkMode: 'always',
    mutationFn: async ({ problem, grade, today }: Grading): Promise<SavedGrade> => {
      const { unitId, name, intervals } = problem;
      const id = idOf(problem);
      const expected = plusDays(today, intervals[grade]);
      const body = { id, grade, zone: timeZone() };
      const delivery = await sendRevision(gradeMutation({ person, unitId, name }, body, expected));
      const saved = delivery.status === 'sent' ? (delivery.data as RevisionDay | null) : null;
      return { reviewId: id, unitId, name, dueOn: saved?.dueOn ?? expected };
    },
    onError: (error, { problem }) => {
      toast.error(
        messageOf(error, `We couldn't save your grade for ${problem.name}. Please try again.`),
      );
      void invalidateRevisions();
    },
  });

  const takeBack = useMutation({
    networkMode: 'always',
    mutationFn: ({ unitId, name, reviewId }: SavedGrade) =>
      sendRevision(takeBackMutation({ person, unitId, name }, reviewId)),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't undo your grade. Please try again.")),
  });

  const stop = useMutation({
    networkMode: 'always',
    mutationFn: ({ unitId, name }: StoppedProblem) =>
      sendRevision(stopMutation({ person, unitId, name })),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't change your schedule. Please try again.")),
  });

  const resume = useMutation({
    networkMode: 'always',
    mutationFn: async ({ unitId, name }: StoppedProblem) => {
      await sendRevision(resumeMutation({ person, unitId, name }));
      await invalidateRevisions();
    },
    onError: (error, { name }) =>
      toast.error(messageOf(error, `We couldn't put ${name} back on your schedule.`)),
  });

  return { grade, takeBack, stop, resume };
}

/**
 * One id for a problem and the day it's due, however often its grade has to be sent: a lost response
 * doesn't make it count twice.
 */
function useReviewIds() {
  const ids = useRef(new Map<string, string>());
  return ({ unitId, dueOn }: Pick<DueRevision, 'unitId' | 'dueOn'>): string => {
    const key = `${unitId} ${dueOn}`;
    const id = ids.current.get(key) ?? newUuid();
    ids.current.set(key, id);
    return id;
  };
}
