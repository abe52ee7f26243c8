import type { CallbackRequest } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

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
