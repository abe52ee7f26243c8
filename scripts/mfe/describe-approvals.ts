/** What people read of requests for approval; --json prints what the site answers instead. */
import type { ApprovalGiven, ApprovalInfo, ApprovalList } from '@site/shared/contracts';
import { author, describeChange } from './describe.ts';
import { describeCanary } from './describe-canary.ts';
import { moment, table } from './table.ts';

/** What waits, and what became of what waited before. */
export function describeApprovals({ approvals, rules }: ApprovalList): string {
  const needed =
    rules.length > 0
      ? `Two people are needed for ${rules.map(({ unit }) => unit).join(', ')}.`
      : 'No unit needs a second person. Owners of the site set that at /admin/releases.';
  if (approvals.length === 0) return `${needed}\nNobody has asked for approval.`;
  const rows = approvals.map((approval) => [
    String(approval.id),
    stateOf(approval),
    subjectOf(approval),
    moment(approval.askedAt),
    author(approval.askedBy, approval.askedByAdministrator),
    approval.verdict ?? approval.why ?? '',
  ]);
  return `${needed}\n\n${table([['Id', '', 'What', 'Asked (UTC)', 'By', 'Why'], ...rows])}`;
}

function stateOf({ state, isOwn, decidedBy, decidedByAdministrator }: ApprovalInfo): string {
  if (state === 'pending') return isOwn ? 'waiting for someone else' : 'waits';
  return decidedBy ? `${state} by ${author(decidedBy, decidedByAdministrator)}` : state;
}

function subjectOf({ kind, unit, version, liveVersion }: ApprovalInfo): string {
  if (kind === 'end-rule') return `${unit} without a second person`;
  const step = `${unit} ${liveVersion ?? 'nothing'} → ${version}`;
  return kind === 'canary' ? `${step}, some visitors first` : step;
}

/** For the requester: who can do what now. */
export const describeWaiting = (approval: ApprovalInfo): string =>
  [
    `${subjectOf(approval)} waits for approval by a second person until ${moment(approval.expiresAt)} UTC${
      approval.isOwn
        ? ''
        : `; ${author(approval.askedBy, approval.askedByAdministrator)} has asked for it already`
    }.`,
    `Ask a colleague to run: npm run mfe -- approve ${approval.id}`,
    'Or to open /admin/releases.',
  ].join('\n');

export function describeGiven({ approval, live, canary }: ApprovalGiven): string {
  const done = `${subjectOf(approval)}, asked for by ${author(approval.askedBy, approval.askedByAdministrator)}, is approved.`;
  if (live) return `${done}\n${describeChange(live)}`;
  return canary ? `${done}\n${describeCanary(canary)}` : done;
}

export const describeRejected = (approval: ApprovalInfo): string =>
  `${subjectOf(approval)} is rejected. The person who asked can see why.`;
