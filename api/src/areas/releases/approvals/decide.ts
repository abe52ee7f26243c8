/** What a second person decides. */
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { type DomainError, forbidden, notFound } from '../../../errors/domain-error.ts';
import { type Holder, requireRight } from '../../../routing/release-holder.ts';
import { beginWithin, type CanaryOptions } from '../canary/begin.ts';
import type { Canary } from '../canary/canaries.repository.ts';
import type { LiveNow } from '../store/change-live.ts';
import { promoteWithin } from '../store/live-changes.ts';
import { lockLiveManifest, type ManifestStore } from '../store/live-manifests.repository.ts';
import { refusedRelease } from '../store/refusals.ts';
import { authorOf } from '../tokens/author.ts';
import { deleteRule } from './approval-rules.repository.ts';
import {
  type Approval,
  isEnabledOwner,
  lockApproval,
  saveDecision,
} from './approvals.repository.ts';
import { factsOf, namesOf } from './request-approval.ts';

export interface ApprovalOptions extends CanaryOptions {
  store: ManifestStore;
}

/** What was approved, and what came of it. */
export interface Approved {
  approval: Approval;
  live: LiveNow | null;
  canary: Canary | null;
}

/**
 * What was requested is done in the same transaction: either both count or neither.
 * @throws DomainError 403 for the person who requested it and without the right, 404, 409 if it no longer waits or doesn't fit what is live
 */
export const approve = (options: ApprovalOptions, id: number, holder: Holder): Promise<Approved> =>
  options.store.kysely.transaction().execute(async (transaction) => {
    await lockLiveManifest(transaction);
    const waiting = await lockWaiting(transaction, id);
    requireRight(holder, 'approve', waiting.unit);
    if (holder.person === waiting.person_id) throw isOwn(waiting);
    await requireOwner(transaction, holder);
    // First, since what goes live overtakes what waits.
    const decision = { state: 'approved', verdict: null, ...namesOf(holder) } as const;
    const approval = await saveDecision(transaction, waiting, decision);
    await record(transaction, 'approval.approve', approval, holder);
    return { approval, ...(await carryOut(transaction, options, waiting, holder)) };
  });

/** The person who requested it may take it back. @throws DomainError 403 without the right, 404, 409 if it no longer waits */
export const reject = (
  { store }: Pick<ApprovalOptions, 'store'>,
  id: number,
  { holder, why }: { holder: Holder; why: string },
): Promise<Approval> =>
  store.kysely.transaction().execute(async (transaction) => {
    const waiting = await lockWaiting(transaction, id);
    if (holder.person === waiting.person_id) requireRight(holder, 'promote', waiting.unit);
    else requireRight(holder, 'approve', waiting.unit);
    const decision = { state: 'rejected', verdict: why, ...namesOf(holder) } as const;
    const approval = await saveDecision(transaction, waiting, decision);
    await record(transaction, 'approval.reject', approval, holder, { verdict: why });
    return approval;
  });

async function lockWaiting(transaction: Transaction<DB>, id: number): Promise<Approval> {
  const approval = await lockApproval(transaction, id);
  if (!approval) throw notFound(`There is no approval request ${id}.`);
  if (approval.state !== 'pending') throw waitsNoMore(approval);
  return approval;
}

function waitsNoMore({ id, state, decided_by, verdict }: Approval): DomainError {
  const says = {
    pending: '',
    approved: `was approved by ${decided_by}.`,
    rejected: `was rejected by ${decided_by}: ${verdict}`,
    overtaken: `no longer counts: ${verdict} Ask again.`,
    expired: 'has expired. Ask again.',
  };
  return refusedRelease(`Request ${id} ${says[state]}`);
}

const isOwn = ({ id, asked_by }: Approval) =>
  forbidden(
    `Request ${id} was made by ${asked_by}, who is the same person as you. Someone else has to approve it.`,
  );

/** A token stays valid after its maker has left; for an approval, a person has to stand behind it. */
async function requireOwner(transaction: Transaction<DB>, { person }: Holder): Promise<void> {
  if (person === null || (await isEnabledOwner(transaction, person))) return;
  throw forbidden(
    "The person who made this token is no longer an owner of the site, so it can't approve anything.",
  );
}

async function carryOut(
  transaction: Transaction<DB>,
  { store, config }: ApprovalOptions,
  { kind, unit, version, why, asked_by, administrator_id }: Approval,
  holder: Holder,
): Promise<Pick<Approved, 'live' | 'canary'>> {
  const approver = namesOf(holder);
  const author = { by: asked_by, administrator: administrator_id, why, approver };
  if (version === null) {
    await deleteRule(transaction, unit);
    return { live: null, canary: null };
  }
  if (kind === 'canary') {
    const candidate = { unit, version };
    const canary = await beginWithin(transaction, { store, config }, candidate, author);
    return { live: null, canary };
  }
  const live = await promoteWithin(transaction, store.signer, [[unit, version]], author);
  return { live, canary: null };
}

const record = (
  transaction: Transaction<DB>,
  action: string,
  approval: Approval,
  { name, administrator }: Holder,
  facts: Record<string, unknown> = {},
) =>
  recordChange(transaction, authorOf(name, administrator), {
    action,
    subject: approval.unit,
    before: factsOf(approval),
    after: { askedBy: authorOf(approval.asked_by, approval.administrator_id).name, ...facts },
  });
