import type { AuditEntry } from '@site/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Row = Record<string, unknown>;

/** A change as it is written down. `before` is null for what is new, `after` for what is gone. */
export interface Change {
  action: string;
  subject: string;
  before: Row | null;
  after: Row | null;
}

/** Who changes something. Without id: the operator, at the machine. */
export interface Author {
  id: string | null;
  name: string;
}

const json = (row: Row | null) => (row === null ? null : JSON.stringify(row));

/** Writes a change down in the transaction that makes it, so that neither is there without the other. */
export async function recordChange(
  transaction: Transaction<Tables>,
  author: Author,
  { action, subject, before, after }: Change,
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({
      admin_id: author.id,
      admin_name: author.name,
      action,
      subject,
      before: json(before),
      after: json(after),
    })
    .execute();
}

/** At most `limit` entries, newest first, all of them older than the entry `before`. */
export async function findEntries(
  kysely: Kysely<Tables>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await kysely
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', String(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, at, admin_id, admin_name, ...change }) => ({
    id: Number(id),
    at: at.toISOString(),
    admin: { id: admin_id, name: admin_name },
    ...change,
  }));
}
