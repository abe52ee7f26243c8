import type { ApprovalInfo } from '@site/shared/contracts';
import { http } from '@site/shared/platform';

/** What somebody is about to do with what is live, or with how it becomes so. */
export type LiveChange =
  | { kind: 'promote'; unit: string; version: string; live: string | null; needsTwo: boolean }
  | { kind: 'rollback'; unit: string; version: string; live: string }
  | { kind: 'restore'; manifestId: string }
  | { kind: 'withdraw'; unit: string; version: string }
  | { kind: 'collect' }
  | { kind: 'approve'; approval: ApprovalInfo }
  | { kind: 'reject'; approval: ApprovalInfo }
  | { kind: 'stop'; id: number; unit: string; version: string }
  | { kind: 'rule'; unit: string; required: boolean };

/** What it takes. */
interface Given {
  why: string | undefined;
  password: string;
  /** Whether a version that is promoted goes to some visitors first. */
  isTried: boolean;
  /** How many of the latest versions of each unit stay if old ones are removed. */
  keep: number;
}

/**
 * @returns whether it waits for a second person instead
 * @throws unless it was done, or waits
 */
export async function makeChange(change: LiveChange, given: Given): Promise<boolean> {
  const { method = 'post', call, body } = requestFor(change, given);
  const { status } = await http[method](`/v1/admin/releases/${call}`, body);
  return status === 202;
}

function requestFor(
  change: LiveChange,
  { why, password, isTried, keep }: Given,
): { method?: 'put'; call: string; body: object } {
  const given = { why, password };
  switch (change.kind) {
    case 'promote': {
      const call = isTried ? 'canaries' : 'promotions';
      return { call, body: { unit: change.unit, version: change.version, ...given } };
    }
    case 'stop':
      return { call: `canaries/${change.id}/stop`, body: given };
    case 'rollback': {
      const { unit, version: to, live: from } = change;
      return { call: 'rollbacks', body: { unit, to, from, ...given } };
    }
    case 'restore':
      return { call: 'restorations', body: { manifestId: change.manifestId, ...given } };
    case 'withdraw': {
      const { unit, version } = change;
      return { call: 'withdrawals', body: { unit, version, ...given } };
    }
    case 'collect':
      return { call: 'collections', body: { keep, password } };
    case 'approve':
      return { call: `approvals/${change.approval.id}/approve`, body: { password } };
    case 'reject':
      return { call: `approvals/${change.approval.id}/reject`, body: given };
    case 'rule': {
      const body = { required: change.required, ...given };
      return { method: 'put', call: `approval-rules/${change.unit}`, body };
    }
  }
}
