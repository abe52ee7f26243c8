import {
  type CallbackChange,
  type CallbackPage,
  type CallbackRequest,
  type CallbackState,
  callbackStates,
  type HandledCallback,
} from '@site/shared/contracts/identity';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import type { Cursor } from '../../../routing/page-cursor.ts';

export function insertCallbackRequest(
  kysely: Kysely<DB>,
  request: CallbackRequest,
): Promise<{ id: string }> {
  return kysely
    .insertInto('callback_requests')
    .values({ ...request, query: request.query ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Everything that was left with an address. */
export async function deleteCallbackRequests(kysely: Kysely<DB>, email: string): Promise<void> {
  await kysely
    .deleteFrom('callback_requests')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}

interface CallbackFilter {
  /** A part of what was left, or of the note. '' for anything. */
  q: string;
  state?: CallbackState | undefined;
}

/** Requests that fit, newest first, from after a position on. Without `count`: all of them. */
export async function findCallbacks(
  kysely: Kysely<DB>,
  { q, state }: CallbackFilter,
  { after = null, count }: { after?: Cursor | null; count?: number } = {},
): Promise<HandledCallback[]> {
  const rows = await matching(kysely, q)
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state as CallbackState))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(count !== undefined, (query) => query.limit(count ?? 0))
    .execute();
  return rows.map(toDto);
}

/** How many of those that fit are in each state. */
export async function countCallbacks(
  kysely: Kysely<DB>,
  q: string,
): Promise<CallbackPage['counts']> {
  const rows = await matching(kysely, q)
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const none = Object.fromEntries(callbackStates.map((state) => [state, 0]));
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { ...none, ...found } as CallbackPage['counts'];
}

function matching(kysely: Kysely<DB>, q: string) {
  const part = q.trim().toLowerCase();
  return kysely
    .selectFrom('callback_requests')
    .$if(part !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(E'\n', name, email, phone, query, note)), ${part}) > 0`,
      ),
    );
}

/** The request, which stays as it is until the transaction ends. */
export async function lockCallback(
  transaction: Transaction<DB>,
  id: string,
): Promise<HandledCallback | undefined> {
  const row = await transaction
    .selectFrom('callback_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toDto(row);
}

/** @param by the name of who changes it. */
export async function updateCallback(
  transaction: Transaction<DB>,
  { id, state, note, by }: Omit<CallbackChange, 'version'> & { id: string; by: string },
): Promise<HandledCallback> {
  const row = await transaction
    .updateTable('callback_requests')
    .set({
      state,
      note,
      changed_by: by,
      changed_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDto(row);
}

export async function deleteCallback(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction.deleteFrom('callback_requests').where('id', '=', id).execute();
}

const toDto = (row: Selectable<DB['callback_requests']>): HandledCallback => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  query: row.query,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  note: row.note,
  version: row.version,
  changed:
    row.changed_at && row.changed_by !== null
      ? { at: row.changed_at.toISOString(), by: row.changed_by }
      : null,
});
