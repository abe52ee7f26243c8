import type { NewRevisionReview, RevisionStart } from '@site/shared/contracts';
import type { Mutation } from '@site/shared/platform';
import { revisionsPath } from './revision.queries.ts';

/** `meta` of mutations of the kind 'revision'. */
export type RevisionMeta = { unitId: string } & (
  | { change: 'start' | 'stop' }
  /** `dueOn` is the day that the grade leads to, as its button said. */
  | { change: 'grade'; reviewId: string; dueOn: string }
  | { change: 'take-back'; reviewId: string }
);

/** A problem of a person. */
export interface RevisionTarget {
  person: string;
  unitId: string;
  name: string;
}

/** In the queue of the problem's progress: it must not come before a completion that waits. */
const common = ({ person, unitId }: RevisionTarget) => ({
  person,
  kind: 'revision',
  queueKey: `unit ${unitId}`,
  page: window.location.pathname,
});

export const startMutation = (
  target: RevisionTarget,
  body: RevisionStart,
): Mutation<RevisionMeta> => ({
  ...common(target),
  collapseKey: 'revision',
  method: 'put',
  url: revisionsPath(target.person, target.unitId),
  body,
  failureMessage: `${target.name} could not be put on your schedule. Try again.`,
  meta: { unitId: target.unitId, change: 'start' },
});

/** @param dueOn the day that the grade leads to */
export const gradeMutation = (
  target: RevisionTarget,
  body: NewRevisionReview,
  dueOn: string,
): Mutation<RevisionMeta> => ({
  ...common(target),
  method: 'post',
  url: `${revisionsPath(target.person, target.unitId)}/reviews`,
  body,
  failureMessage: `Your grade does not count: ${target.name} was revised elsewhere, or left your schedule.`,
  meta: { unitId: target.unitId, change: 'grade', reviewId: body.id, dueOn },
});

export const takeBackMutation = (
  target: RevisionTarget,
  reviewId: string,
): Mutation<RevisionMeta> => ({
  ...common(target),
  method: 'delete',
  url: `${revisionsPath(target.person, target.unitId)}/reviews/${reviewId}`,
  failureMessage: `The grade for ${target.name} could not be taken back.`,
  meta: { unitId: target.unitId, change: 'take-back', reviewId },
});

export const stopMutation = (target: RevisionTarget): Mutation<RevisionMeta> => ({
  ...common(target),
  method: 'delete',
  url: revisionsPath(target.person, target.unitId),
  failureMessage: `${target.name} could not be taken off your schedule.`,
  meta: { unitId: target.unitId, change: 'stop' },
});
