import { mutationOf } from '@site/shared/api';
import type { NewRevisionReview } from '@site/shared/contracts/practice';
import type { Mutation } from '@site/shared/platform';
import { timeZone } from '@site/shared/revision';

/** `meta` of mutations of the kind 'revision'. */
export type RevisionMeta = { unitId: string } /** `@site/shared/revision` sends `start`, too. */ & (
  | { change: 'start' | 'stop' }
  /** `dueOn` is the day that the grade leads to, as shown on its button. */
  | { change: 'grade'; reviewId: string; dueOn: string }
  | { change: 'take-back'; reviewId: string }
);

/** A problem of a person. */
interface RevisionTarget {
  person: string;
  unitId: string;
  name: string;
}

/** In the queue of the problem's progress: it must not overtake a waiting completion. */
const common = ({ person, unitId }: RevisionTarget) => ({
  person,
  kind: 'revision',
  queueKey: `unit ${unitId}`,
  page: window.location.pathname,
});

const paramsOf = ({ person, unitId }: RevisionTarget) => ({ userId: person, unitId });

/** @param dueOn the day that the grade leads to */
export const gradeMutation = (
  target: RevisionTarget,
  body: NewRevisionReview,
  dueOn: string,
): Mutation<RevisionMeta> => ({
  ...common(target),
  ...mutationOf('POST /v1/users/{userId}/revisions/{unitId}/reviews', {
    params: paramsOf(target),
    body,
  }),
  failureMessage: `We couldn't save your grade: ${target.name} was revised on another device, or isn't on your schedule any more.`,
  meta: { unitId: target.unitId, change: 'grade', reviewId: body.id, dueOn },
});

export const takeBackMutation = (
  target: RevisionTarget,
  reviewId: string,
): Mutation<RevisionMeta> => ({
  ...common(target),
  ...mutationOf('DELETE /v1/users/{userId}/revisions/{unitId}/reviews/{reviewId}', {
    params: { ...paramsOf(target), reviewId },
  }),
  failureMessage: `We couldn't undo your grade for ${target.name}.`,
  meta: { unitId: target.unitId, change: 'take-back', reviewId },
});

export const stopMutation = (target: RevisionTarget): Mutation<RevisionMeta> => ({
  ...common(target),
  ...mutationOf('DELETE /v1/users/{userId}/revisions/{unitId}', { params: paramsOf(target) }),
  failureMessage: `We couldn't remove ${target.name} from your schedule.`,
  meta: { unitId: target.unitId, change: 'stop' },
});

/** Undoes `stopMutation`: the problem continues where it was. */
export const resumeMutation = (target: RevisionTarget): Mutation<RevisionMeta> => ({
  ...common(target),
  ...mutationOf('PUT /v1/users/{userId}/revisions/{unitId}', {
    params: paramsOf(target),
    body: { zone: timeZone() },
  }),
  failureMessage: `We couldn't put ${target.name} back on your schedule.`,
  meta: { unitId: target.unitId, change: 'start' },
});
