import { type SecurityEventCounts, securityEventKinds } from '@site/shared/contracts/editorial';
import type { AuditAuthors, AuditLog, AuditLogQuery } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import { findAuthors, findEntries } from '../../../audit/index.ts';
import type { Context } from '../../../context.ts';
import type { DB } from '../../../database/tables.ts';
import { findSecurityEventCounts } from '../../../security-events/index.ts';

/** One page of what administrators changed. */
export async function auditLogPage(
  kysely: Kysely<DB>,
  { page_size, ...filter }: AuditLogQuery,
): Promise<AuditLog> {
  // One more than requested says whether there is another page.
  const found = await findEntries(kysely, { before: undefined, ...filter, limit: page_size + 1 });
  const items = found.slice(0, page_size);
  const next = found.length > page_size ? (items.at(-1)?.id ?? null) : null;
  return { items, next };
}

/** Who can be filtered by: everyone who is in the log, those too whose account is gone. */
export const auditAuthors = async (kysely: Kysely<DB>): Promise<AuditAuthors> => ({
  items: await findAuthors(kysely),
});

/** How often each kind of event happened lately. */
export async function countSecurityEvents({
  database,
  securityEvents,
}: Pick<Context, 'database' | 'securityEvents'>): Promise<SecurityEventCounts> {
  await securityEvents.flush();
  const found = await findSecurityEventCounts(database.kysely);
  const none = { today: 0, week: 0, month: 0 };
  return {
    items: securityEventKinds.map((kind) => ({
      ...(found.find((row) => row.kind === kind) ?? none),
      kind,
    })),
  };
}
