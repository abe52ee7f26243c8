import type { CallbackRequest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

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
