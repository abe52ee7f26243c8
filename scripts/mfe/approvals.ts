import { setTimeout as pause } from 'node:timers/promises';
import type {
  ApprovalGiven,
  ApprovalInfo,
  ApprovalList,
  ApprovalWaits,
} from '@site/shared/contracts/releases';
import { author, describeChange } from './describe.ts';
import { describeCanary } from './describe-canary.ts';
import { exitCodes, Refusal } from './refusal.ts';
import type { Site } from './site.ts';
import { moment, table } from './table.ts';

const EVERY_MS = 2_000;

/** Whether a requested change waits for a second person instead of being made. */
export const waits = <T extends object>(answer: T | ApprovalWaits): answer is ApprovalWaits =>
  'approval' in answer;

interface Options {
  /** Whether to stay until someone has decided. */
  wait?: boolean | undefined;
  say(line: string): void;
}

/**
 * Prints what waits for whom. Without `wait`, the command ends with an exit code of its own.
 * @returns the request, as it is then
 * @throws Refusal if it was rejected, or can't be approved any more
 */
export async function awaitApproval(
  site: Site,
  request: ApprovalInfo,
  { wait, say }: Options,
): Promise<ApprovalInfo> {
  say(describeWaiting(request));
  if (!wait) {
    process.exitCode = exitCodes.waits;
    return request;
  }
  let now = request;
  while (now.state === 'pending') {
    await pause(EVERY_MS);
    now = await site.get<ApprovalInfo>(`/approvals/${request.id}`);
  }
  if (now.state === 'approved') {
    say(`Approved by ${now.decidedBy}.`);
    return now;
  }
  throw new Refusal(notApproved(now));
}

function notApproved({ id, state, decidedBy, verdict }: ApprovalInfo): string {
  if (state === 'rejected') return `${decidedBy} rejected request ${id}: ${verdict}`;
  if (state === 'overtaken') return `Request ${id} no longer counts: ${verdict} Ask again.`;
  return `Nobody approved request ${id} in time. Ask again.`;
}

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
const describeWaiting = (approval: ApprovalInfo): string =>
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
