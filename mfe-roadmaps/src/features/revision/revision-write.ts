import type { NewRevisionReview, RevisionStart } from '@site/shared/contracts';
import type { KeptWrite, Write } from '@site/shared/platform';
import { revisionsPath } from './revision.queries.ts';

/** What `about` of a change of the schedule says. */
export type RevisionAbout = { kind: 'revision'; unitId: string } & (
  | { change: 'start' | 'stop' }
  /** `dueOn` is the day that the grade leads to, as its button said. */
  | { change: 'grade'; reviewId: string; dueOn: string }
  | { change: 'take-back'; reviewId: string }
);

/** What a change of the schedule is about; null for changes of other things. */
export const revisionAbout = ({ about }: KeptWrite): RevisionAbout | null =>
  (about as RevisionAbout | undefined)?.kind === 'revision' ? (about as RevisionAbout) : null;

/** A problem of a person. */
export interface RevisionTarget {
  person: string;
  unitId: string;
  name: string;
}

/** In the lane of the problem's progress: it must not come before a completion that waits. */
const common = ({ person, unitId }: RevisionTarget) => ({
  person,
  lane: `unit ${unitId}`,
  page: window.location.pathname,
});

export const startWrite = (target: RevisionTarget, body: RevisionStart): Write => ({
  ...common(target),
  replaces: 'revision',
  method: 'put',
  url: revisionsPath(target.person, target.unitId),
  body,
  refused: `${target.name} could not be put on your schedule. Try again.`,
  about: { kind: 'revision', unitId: target.unitId, change: 'start' } satisfies RevisionAbout,
});

/** @param dueOn the day that the grade leads to */
export const gradeWrite = (
  target: RevisionTarget,
  body: NewRevisionReview,
  dueOn: string,
): Write => ({
  ...common(target),
  method: 'post',
  url: `${revisionsPath(target.person, target.unitId)}/reviews`,
  body,
  refused: `Your grade does not count: ${target.name} was revised elsewhere, or left your schedule.`,
  about: {
    kind: 'revision',
    unitId: target.unitId,
    change: 'grade',
    reviewId: body.id,
    dueOn,
  } satisfies RevisionAbout,
});

export const takeBackWrite = (target: RevisionTarget, reviewId: string): Write => ({
  ...common(target),
  method: 'delete',
  url: `${revisionsPath(target.person, target.unitId)}/reviews/${reviewId}`,
  refused: `The grade for ${target.name} could not be taken back.`,
  about: {
    kind: 'revision',
    unitId: target.unitId,
    change: 'take-back',
    reviewId,
  } satisfies RevisionAbout,
});

export const stopWrite = (target: RevisionTarget): Write => ({
  ...common(target),
  method: 'delete',
  url: revisionsPath(target.person, target.unitId),
  refused: `${target.name} could not be taken off your schedule.`,
  about: { kind: 'revision', unitId: target.unitId, change: 'stop' } satisfies RevisionAbout,
});
