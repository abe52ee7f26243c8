import type { AuditLog, AuditLogQuery } from '@site/shared/contracts';
import type { Database } from '../../database/database.ts';
import type { Admins } from '../admins/index.ts';
import { findEntries } from './audit.repository.ts';

/**
 * One page of what administrators changed.
 * @throws DomainError 401 for anybody but an administrator.
 */
export async function auditLogPage(
  { kysely }: Pick<Database, 'kysely'>,
  admins: Admins,
  token: string | null,
  { before, page_size }: AuditLogQuery,
): Promise<AuditLog> {
  await admins.requireAdmin(token);
  // One more than asked for tells whether there is another page.
  const found = await findEntries(kysely, { before, limit: page_size + 1 });
  const items = found.slice(0, page_size);
  const next = found.length > page_size ? (items.at(-1)?.id ?? null) : null;
  return { items, next };
}
