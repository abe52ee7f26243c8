/** How a change of a learner's progress in one unit is sent. Each remote that changes it bundles this. */
import { mutationOf } from '@site/shared/api';
import type { ProgressPatch } from '@site/shared/contracts/practice';
import { type Delivery, type Mutation, outbox, timeZone } from '@site/shared/platform';

/** `meta` of mutations of the kind 'progress'. */
export interface ProgressMeta {
  unitId: string;
  patch: ProgressPatch;
  /** Of a note: the versions it was made from. */
  baseVersions?: readonly string[];
}

interface ProgressChange extends ProgressMeta {
  person: string;
}

const failureMessages = {
  completed: 'Login to update question status',
  bookmarked: 'Failed to update bookmark',
  notes: 'Failed to save note',
};

/**
 * Sends a change, or lets it wait for the network. Rejects with the error of the call if the API refuses it.
 * Only status 200 is success.
 */
export const saveProgress = (change: ProgressChange): Promise<Delivery> =>
  outbox.enqueue(progressMutation(change));

function progressMutation({ person, ...meta }: ProgressChange): Mutation<ProgressMeta> {
  const { unitId, patch, baseVersions } = meta;
  const [field] = Object.keys(patch) as [keyof typeof failureMessages];
  return {
    person,
    kind: 'progress',
    queueKey: `unit ${unitId}`,
    collapseKey: field,
    ...mutationOf('PATCH /v1/users/{userId}/learning-units/{unitId}', {
      params: { userId: person, unitId },
      body: patch,
    }),
    success: 200,
    failureMessage: failureMessages[field],
    page: window.location.pathname,
    meta,
    ...(field === 'notes' && { keepRefused: true }),
    // The server puts what is completed on the revision schedule, which counts the days of this device.
    ...('completed' in patch && { headers: { 'X-Time-Zone': timeZone() } }),
    ...(baseVersions && {
      headers: { 'If-Match': baseVersions.map((version) => `"${version}"`).join(', ') },
    }),
  };
}
