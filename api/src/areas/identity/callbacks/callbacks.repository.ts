import type { CallbackRequest } from '@site/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export function insertCallbackRequest(
  kysely: Kysely<Tables>,
  request: CallbackRequest,
): Promise<{ id: string }> {
  return kysely
    .insertInto('callback_requests')
    .values({ ...request, query: request.query ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Everything that was left with an address. */
export async function deleteCallbackRequests(kysely: Kysely<Tables>, email: string): Promise<void> {
  await kysely
    .deleteFrom('callback_requests')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}
