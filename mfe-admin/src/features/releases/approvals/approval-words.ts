import type { ApprovalInfo } from '@site/shared/contracts';

/** What a request is for, in a few words. */
export function subjectOf({ kind, unit, version }: ApprovalInfo): string {
  if (kind === 'end-rule') return `${unit} needs no second person`;
  return kind === 'canary' ? `Try ${unit} ${version}` : `Promote ${unit} ${version}`;
}

/** The outcome of a request. */
export const outcomes: Record<ApprovalInfo['state'], string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  overtaken: 'Superseded',
  expired: 'Expired',
};
