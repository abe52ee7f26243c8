/** What waits, or waited, for a second person. */
import { rolesWith } from '@site/shared/contracts/composition';
import { APPROVAL_HOURS } from '@site/shared/contracts/releases';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { MicrofrontendChange } from '../store/next-manifest.ts';

export type Approval = Selectable<DB['approvals']>;

/** What is requested, and by whom. */
export type NewApproval = Pick<
  Approval,
  'kind' | 'unit' | 'version' | 'live_version' | 'sequence'
> &
  Pick<Approval, 'why' | 'asked_by' | 'administrator_id' | 'person_id'>;

const isOver = sql<boolean>`state = 'pending' and expires_at <= now()`;
const isPending = sql<boolean>`state = 'pending' and expires_at > now()`;

/** What is over says so, whether or not it has been written down. */
const stateNow = sql<Approval['state']>`case when ${isOver} then 'expired' else state end`;

/** What waits, and some of what was decided. */
const MOST_LISTED = 20;

/** What waits comes first, then the latest. */
export function findApprovals(kysely: Kysely<DB>): Promise<Approval[]> {
  return kysely
    .selectFrom('approvals')
    .selectAll()
    .select(stateNow.as('state'))
    .orderBy(isPending, 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

export function findApproval(kysely: Kysely<DB>, id: number): Promise<Approval | undefined> {
  return kysely
    .selectFrom('approvals')
    .selectAll()
    .select(stateNow.as('state'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** It stays as it is until the transaction ends. */
export function lockApproval(
  transaction: Transaction<DB>,
  id: number,
): Promise<Approval | undefined> {
  return transaction
    .selectFrom('approvals')
    .selectAll()
    .select(stateNow.as('state'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The same thing waits only once: requesting it again returns the first request. */
export async function putApproval(
  transaction: Transaction<DB>,
  request: NewApproval,
): Promise<{ approval: Approval; isNew: boolean }> {
  await transaction
    .updateTable('approvals')
    .set({ state: 'expired', decided_at: sql<Date>`expires_at` })
    .where(isOver)
    .execute();
  const made = await transaction
    .insertInto('approvals')
    .values({
      ...request,
      expires_at: sql<Date>`now() + make_interval(hours => ${APPROVAL_HOURS})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { approval: made, isNew: true };
  const { kind, unit, version } = request;
  const approval = await transaction
    .selectFrom('approvals')
    .selectAll()
    .where('state', '=', 'pending')
    .where('kind', '=', kind)
    .where('unit', '=', unit)
    .where('version', 'is not distinct from', version)
    .executeTakeFirstOrThrow();
  return { approval, isNew: false };
}

/** Who decided, as `asked_by`. */
export interface Decision {
  state: 'approved' | 'rejected';
  by: string;
  administrator: string | null;
  verdict: string | null;
}

export function saveDecision(
  transaction: Transaction<DB>,
  { id }: Pick<Approval, 'id'>,
  { state, by, administrator, verdict }: Decision,
): Promise<Approval> {
  return transaction
    .updateTable('approvals')
    .set({
      ...{ state, decided_by: by, decider_administrator_id: administrator, verdict },
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * What waits for a microfrontend no longer counts.
 * @param verdict what happened instead
 * @param version if it's only about requests for this one
 */
async function saveOvertaken(
  transaction: Transaction<DB>,
  microfrontend: string,
  verdict: string,
  version?: string,
): Promise<void> {
  await transaction
    .updateTable('approvals')
    .set({ state: 'overtaken', decided_at: sql<Date>`now()`, verdict })
    .where('unit', '=', microfrontend)
    .where('kind', '<>', 'end-rule')
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
    .where(isPending)
    .execute();
}

/**
 * A request is about the step from what was live to another version. Once something else is live, nobody has looked at
 * that step. Called by everything that changes what is live.
 */
export async function overtakeWithChange(
  transaction: Transaction<DB>,
  { changes, action, by }: { changes: readonly MicrofrontendChange[]; action: string; by: string },
): Promise<void> {
  for (const { unit, from, to } of changes) {
    const verdict = `${unit} went from ${from ?? 'nothing'} to ${to ?? 'nothing'} in the meantime (${action} by ${by}).`;
    await saveOvertaken(transaction, unit, verdict);
  }
}

/** Nobody can approve what was withdrawn. */
export const overtakeWithdrawn = (
  transaction: Transaction<DB>,
  { unit, version }: { unit: string; version: string },
  by: string,
): Promise<void> =>
  saveOvertaken(transaction, unit, `${unit} ${version} was withdrawn by ${by}.`, version);

/** Versions whose files are needed once they're approved. */
export async function findWaitingVersions(
  kysely: Kysely<DB>,
): Promise<{ unit: string; version: string }[]> {
  const rows = await kysely
    .selectFrom('approvals')
    .select(['unit', 'version'])
    .where(isPending)
    .execute();
  return rows.flatMap(({ unit, version }) => (version === null ? [] : [{ unit, version }]));
}

/** Whether an administrator is an owner of the site. Until the transaction ends, nobody takes that away. */
export async function isEnabledOwner(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', rolesWith('releases'))
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
