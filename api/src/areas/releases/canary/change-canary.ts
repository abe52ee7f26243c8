/** What can happen to a canary, each with its line in the audit log. */
import type { Kysely, Transaction } from 'kysely';
import { type AuditRecord, recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { type Holder, requireRight } from '../../../routing/release-holder.ts';
import type { MicrofrontendChange } from '../store/next-manifest.ts';
import { refusedRelease } from '../store/refusals.ts';
import { authorOf } from '../tokens/author.ts';
import {
  type Canary,
  findCanary,
  insertCanary,
  lockRunning,
  type NewCanary,
  saveEnd,
  saveShare,
} from './canaries.repository.ts';

export async function beginCanaryOf(
  transaction: Transaction<DB>,
  canary: NewCanary,
): Promise<Canary> {
  const begun = await insertCanary(transaction, canary);
  const { version, share, why, began_by, administrator_id, approved_by, approver_id } = begun;
  const approvedBy = approved_by && authorOf(approved_by, approver_id).name;
  const change = {
    action: 'release.canary-start',
    subject: begun.unit,
    before: null,
    after: { version, share, ...(why && { why }), ...(approvedBy && { approvedBy }) },
  };
  await record(transaction, began_by, change, administrator_id);
  return begun;
}

/** More visitors get the candidate, on behalf of the person who began. */
export async function widenCanary(
  transaction: Transaction<DB>,
  { id, unit, version, began_by, administrator_id, share: before }: Canary,
  next: Pick<Canary, 'share' | 'views_before'>,
): Promise<void> {
  await saveShare(transaction, { id, ...next });
  const change = {
    action: 'release.canary-widen',
    subject: unit,
    before: { version, share: before },
    after: { version, share: next.share },
  };
  await record(transaction, began_by, change, administrator_id);
}

/**
 * Visitors get what is live again.
 * @param by on whose behalf, as people read later; `administrator` is the id of theirs, if that is one
 * @returns undefined if it has ended already
 */
export async function endCanary(
  transaction: Transaction<DB>,
  { id }: Pick<Canary, 'id'>,
  {
    by,
    administrator = null,
    ...end
  }: {
    by: string;
    administrator?: string | null;
    state: 'rolled-back' | 'stopped';
    verdict: string;
  },
): Promise<Canary | undefined> {
  const ended = await saveEnd(transaction, id, end);
  if (!ended) return undefined;
  const { unit, version, share } = ended;
  const change = {
    action: end.state === 'stopped' ? 'release.canary-stop' : 'release.canary-rollback',
    subject: unit,
    before: { version, share },
    after: { why: end.verdict },
  };
  await record(transaction, by, change, administrator);
  return ended;
}

/** Visitors get what is live again. @throws DomainError 403 without the right, 404, 409 if it has ended already */
export async function stop(
  kysely: Kysely<DB>,
  id: number,
  { holder, why }: { holder: Holder; why?: string | undefined },
): Promise<Canary> {
  const canary = await findCanary(kysely, id);
  if (!canary) throw notFound(`There is no canary ${id}.`);
  requireRight(holder, 'rollback', canary.unit);
  const { name: by, administrator = null } = holder;
  const verdict = `Stopped by ${by}${why ? `: ${why}` : '.'}`;
  const ended = await kysely
    .transaction()
    .execute((transaction) =>
      endCanary(transaction, canary, { by, administrator, state: 'stopped', verdict }),
    );
  if (!ended) throw hasEnded(canary);
  return ended;
}

const hasEnded = ({ unit, version }: Canary) =>
  refusedRelease(`The canary of ${unit} ${version} has already ended.`);

interface LiveChange {
  changes: readonly MicrofrontendChange[];
  action: string;
  by: string;
  administrator: string | null;
  why: string | null;
}

/** A canary ends if another version of its microfrontend goes live, even the candidate. Called by what makes one live. */
export async function endWithChange(
  transaction: Transaction<DB>,
  { changes, action, by, administrator, why }: LiveChange,
): Promise<void> {
  const canary = await lockRunning(transaction);
  const change = changes.find(({ unit }) => unit === canary?.unit);
  if (!canary || !change) return;
  const { from, to } = change;
  if (to === canary.version) {
    // The change itself is in the audit log.
    const verdict = why ?? `Made live by ${by}.`;
    await saveEnd(transaction, canary.id, { state: 'promoted', verdict });
  } else {
    const verdict = `${canary.unit} went from ${from ?? 'nothing'} to ${to ?? 'nothing'} in the meantime (${action} by ${by}).`;
    await endCanary(transaction, canary, {
      by,
      administrator,
      state: 'stopped',
      verdict,
    });
  }
}

const record = (
  transaction: Transaction<DB>,
  by: string,
  change: AuditRecord,
  administrator: string | null,
) => recordChange(transaction, authorOf(by, administrator), change);
