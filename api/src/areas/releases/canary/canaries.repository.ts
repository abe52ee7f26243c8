/** Candidates that some visitors get, or got, before they were live for all. At most one of them runs. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { CanaryState } from './judge-canary.ts';
import type { Seen } from './metric-policies.ts';

/** Heard by every process when a canary begins, is widened or ends: see the trigger `canary_changed`. */
export const CANARY = 'canary';

/** What was seen of both since some time. */
export interface SeenOfBoth {
  candidate: Seen;
  live: Seen;
}

type Row = Selectable<DB['canaries']>;

/** What was counted of all groups of networks but one, as far as it is judged, and what follows from it. */
export interface WithoutGroup {
  counted: SeenOfBoth;
  judged: CanaryState;
}

export interface Canary extends Omit<Row, 'apart' | 'counted' | 'judged'> {
  /** What was counted since `counted_since`, as far as it is judged. */
  counted: SeenOfBoth;
  judged: CanaryState;
  /** For each group of networks what would be if it had reported nothing. Empty if the canary began before there were any. */
  apart: WithoutGroup[];
}

/** What was counted, since when, and what follows from it. */
type Look = Pick<Canary, 'id' | 'counted' | 'counted_since' | 'judged' | 'apart'>;

export type NewCanary = Pick<Canary, 'unit' | 'version' | 'compared_with' | 'share'> &
  Pick<Canary, 'began_by' | 'administrator_id' | 'approved_by' | 'approver_id' | 'why'> &
  Pick<Canary, 'counted' | 'counted_since' | 'judged' | 'apart'>;

const toCanary = (row: Row): Canary => row as Canary;

export async function findRunning(kysely: Kysely<DB>): Promise<Canary | null> {
  const row = await running(kysely).executeTakeFirst();
  return row ? toCanary(row) : null;
}

/** It stays as it is until the transaction ends. Anything that makes another release manifest locks it first. */
export async function lockRunning(transaction: Transaction<DB>): Promise<Canary | null> {
  const row = await running(transaction).forUpdate().executeTakeFirst();
  return row ? toCanary(row) : null;
}

const running = (kysely: Kysely<DB>) =>
  kysely.selectFrom('canaries').selectAll().where('state', '=', 'running');

/** The running one, and some before it. */
const MOST_LISTED = 20;

/** The latest first. */
export async function findCanaries(kysely: Kysely<DB>): Promise<Canary[]> {
  const rows = await kysely
    .selectFrom('canaries')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(toCanary);
}

export async function findCanary(kysely: Kysely<DB>, id: number): Promise<Canary | null> {
  const row = await kysely
    .selectFrom('canaries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toCanary(row) : null;
}

export async function insertCanary(
  transaction: Transaction<DB>,
  { counted, judged, apart, ...canary }: NewCanary,
): Promise<Canary> {
  const row = await transaction
    .insertInto('canaries')
    .values({ ...canary, ...asJson({ counted, judged, apart }) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCanary(row);
}

const asJson = ({ counted, judged, apart }: Pick<Canary, 'counted' | 'judged' | 'apart'>) => ({
  counted: JSON.stringify(counted),
  judged: JSON.stringify(judged),
  apart: JSON.stringify(apart),
});

export async function saveLook(
  transaction: Transaction<DB>,
  { id, counted, counted_since, judged, apart }: Look,
): Promise<void> {
  await transaction
    .updateTable('canaries')
    .set({ ...asJson({ counted, judged, apart }), counted_since })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export async function saveShare(
  transaction: Transaction<DB>,
  { id, share, views_before }: Pick<Canary, 'id' | 'share' | 'views_before'>,
): Promise<void> {
  await transaction
    .updateTable('canaries')
    .set({ share, views_before, share_since: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** @returns undefined if it has ended already */
export async function saveEnd(
  transaction: Transaction<DB>,
  id: number,
  { state, verdict }: { state: Exclude<Canary['state'], 'running'>; verdict: string },
): Promise<Canary | undefined> {
  const row = await transaction
    .updateTable('canaries')
    .set({ state, verdict, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  return row && toCanary(row);
}
