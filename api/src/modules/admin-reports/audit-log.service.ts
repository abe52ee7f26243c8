import type { AuditAuthors, AuditLog, AuditLogQuery } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import type { Admins } from '../admins/index.ts';
import { findAuthors, findEntries } from '../audit/index.ts';

/**
 * One page of what administrators changed.
 * @throws DomainError 401, 403 for anybody but an owner.
 */
export async function auditLogPage(
  { kysely }: Pick<Database, 'kysely'>,
  admins: Admins,
  token: string | null,
  { page_size, ...wanted }: AuditLogQuery,
): Promise<AuditLog> {
  await admins.requireOwner(token);
  // One more than asked for tells whether there is another page.
  const found = await findEntries(kysely, { before: undefined, ...wanted, limit: page_size + 1 });
  const items = found.slice(0, page_size);
  const next = found.length > page_size ? (items.at(-1)?.id ?? null) : null;
  return { items, next };
}

/**
 * Who can be asked for: everybody who is in the log, those too whose account is gone.
 * @throws DomainError 401, 403 for anybody but an owner.
 */
export async function auditAuthorsFor(
  { kysely }: Pick<Database, 'kysely'>,
  admins: Admins,
  token: string | null,
): Promise<AuditAuthors> {
  await admins.requireOwner(token);
  return { items: await findAuthors(kysely) };
}
