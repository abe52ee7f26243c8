/** What people read of requests. */
import type { ApprovalInfo, ApprovalList } from '@site/shared/contracts/releases';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { findRules } from './approval-rules.repository.ts';
import { type Approval, findApprovals } from './approvals.repository.ts';

/** @param person who reads it: the id of an administrator; null for the operator */
export async function listApprovals(
  kysely: Kysely<DB>,
  person: string | null,
): Promise<ApprovalList> {
  const approvals = await findApprovals(kysely);
  const rules = await findRules(kysely);
  return {
    approvals: approvals.map((approval) => approvalDto(approval, person)),
    rules: rules.map(({ unit, since, set_by }) => ({
      unit,
      since: since.toISOString(),
      setBy: set_by,
    })),
  };
}

/** @param person as of `listApprovals` */
export const approvalDto = (approval: Approval, person: string | null): ApprovalInfo => ({
  id: approval.id,
  kind: approval.kind,
  unit: approval.unit,
  version: approval.version,
  liveVersion: approval.live_version,
  sequence: approval.sequence,
  why: approval.why,
  askedAt: approval.asked_at.toISOString(),
  askedBy: approval.asked_by,
  askedByAdministrator: approval.administrator_id !== null,
  isOwn: approval.person_id === person,
  expiresAt: approval.expires_at.toISOString(),
  state: approval.state,
  decidedAt: approval.decided_at?.toISOString() ?? null,
  decidedBy: approval.decided_by,
  decidedByAdministrator: approval.decider_administrator_id !== null,
  verdict: approval.verdict,
});
