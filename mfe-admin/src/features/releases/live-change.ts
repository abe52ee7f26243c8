import { send } from '@site/shared/api';
import type { ApprovalInfo } from '@site/shared/contracts/releases';

/** A change of what is live, or of how it goes live. */
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

/** What the dialog collects. */
interface ChangeInput {
  why: string | undefined;
  password: string;
  /** Whether a promoted version goes to some visitors first. */
  isTried: boolean;
  /** How many of the latest versions of each unit to retain when old ones are removed. */
  keep: number;
}

/**
 * @returns whether it waits for a second person instead
 * @throws if it was refused or failed
 */
export async function makeChange(change: LiveChange, input: ChangeInput): Promise<boolean> {
  const { status } = await sendChange(change, input);
  return status === 202;
}

function sendChange(
  change: LiveChange,
  { why, password, isTried, keep }: ChangeInput,
): Promise<{ status: number }> {
  const given = { why, password };
  /** For changes that require a reason. */
  const reasoned = { why: why ?? '', password };
  switch (change.kind) {
    case 'promote': {
      const body = { unit: change.unit, version: change.version, ...given };
      return isTried
        ? send('POST /v1/admin/releases/canaries', { body })
        : send('POST /v1/admin/releases/promotions', { body });
    }
    case 'stop':
      return send('POST /v1/admin/releases/canaries/{id}/stop', {
        params: { id: change.id },
        body: given,
      });
    case 'rollback': {
      const { unit, version: to, live: from } = change;
      return send('POST /v1/admin/releases/rollbacks', { body: { unit, to, from, ...given } });
    }
    case 'restore': {
      const { manifestId } = change;
      return send('POST /v1/admin/releases/restorations', { body: { manifestId, ...given } });
    }
    case 'withdraw': {
      const { unit, version } = change;
      return send('POST /v1/admin/releases/withdrawals', { body: { unit, version, ...reasoned } });
    }
    case 'collect':
      return send('POST /v1/admin/releases/collections', { body: { keep, password } });
    case 'approve':
      return send('POST /v1/admin/releases/approvals/{id}/approve', {
        params: { id: change.approval.id },
        body: { password },
      });
    case 'reject':
      return send('POST /v1/admin/releases/approvals/{id}/reject', {
        params: { id: change.approval.id },
        body: reasoned,
      });
    case 'rule':
      return send('PUT /v1/admin/releases/approval-rules/{unit}', {
        params: { unit: change.unit },
        body: { required: change.required, ...given },
      });
  }
}
