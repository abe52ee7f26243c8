import type { DueRevision, RevisionDay, RevisionGrade } from '@site/shared/contracts';
import { messageOf, toast, useMutation } from '@site/shared/platform';
import { useRef } from 'react';
import { plusDays } from './days.ts';
import { outdateRevisions, sendRevision } from './follow-revisions.ts';
import { gradeMutation, stopMutation, takeBackMutation } from './revision-mutations.ts';
import { timeZone } from './time-zone.ts';

/** A grade that was given, or waits for the network. */
export interface GivenGrade {
  reviewId: string;
  unitId: string;
  name: string;
  dueOn: string;
}

interface Grading {
  problem: DueRevision;
  grade: RevisionGrade;
  today: string;
}

const newReviewId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** Sends grades, takes the last one back, takes problems off the schedule. */
export function useReviews(person: string) {
  const idOf = useReviewIds();

  const grade = useMutation({
    networkMode: 'always',
    mutationFn: async ({ problem, grade, today }: Grading): Promise<GivenGrade> => {
      const { unitId, name, intervals } = problem;
      const id = idOf(problem);
      const expected = plusDays(today, intervals[grade]);
      const body = { id, grade, zone: timeZone() };
      const delivery = await sendRevision(gradeMutation({ person, unitId, name }, body, expected));
      const saved = delivery.status === 'sent' ? (delivery.data as RevisionDay | null) : null;
      return { reviewId: id, unitId, name, dueOn: saved?.dueOn ?? expected };
    },
    onError: (error, { problem }) => {
      toast.error(messageOf(error, `The grade for ${problem.name} could not be saved. Try again.`));
      void outdateRevisions();
    },
  });

  const takeBack = useMutation({
    networkMode: 'always',
    mutationFn: ({ unitId, name, reviewId }: GivenGrade) =>
      sendRevision(takeBackMutation({ person, unitId, name }, reviewId)),
    onError: (error) => toast.error(messageOf(error, 'The grade could not be undone.')),
  });

  const stop = useMutation({
    networkMode: 'always',
    mutationFn: ({ unitId, name }: Pick<DueRevision, 'unitId' | 'name'>) =>
      sendRevision(stopMutation({ person, unitId, name })),
    onSuccess: ({ status }, { name }) => {
      if (status === 'sent') toast.success(`${name} was removed from your schedule.`);
    },
    onError: (error) => toast.error(messageOf(error, 'The schedule could not be changed.')),
  });

  return { grade, takeBack, stop };
}

/**
 * One id for a problem and the day it is due, however often its grade has to be sent: an answer that
 * was lost on the way does not make it count twice.
 */
function useReviewIds() {
  const ids = useRef(new Map<string, string>());
  return ({ unitId, dueOn }: Pick<DueRevision, 'unitId' | 'dueOn'>): string => {
    const key = `${unitId} ${dueOn}`;
    const id = ids.current.get(key) ?? newReviewId();
    ids.current.set(key, id);
    return id;
  };
}
