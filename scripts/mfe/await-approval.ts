import { setTimeout as pause } from 'node:timers/promises';
import type { ApprovalInfo, ApprovalWaits } from '@site/shared/contracts';
import { describeWaiting } from './describe-approvals.ts';
import { exitCodes, Refusal } from './refusal.ts';
import type { Site } from './site.ts';

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
