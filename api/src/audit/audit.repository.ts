import {
  type AuditEntry,
  type AuditLogQuery,
  OPERATOR,
  TOKEN_AUTHOR,
} from '@site/shared/contracts/identity';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';

type Row = Record<string, unknown>;

/** A change as the audit log records it. `before` is null for what is new, `after` for what is gone. */
export interface AuditRecord {
  action: string;
  subject: string;
  before: Row | null;
  after: Row | null;
}

/** Who changes something. Without id: the operator, at the machine, or a release token. */
export interface Author {
  id: string | null;
  name: string;
}

const isToken = sql<boolean>`(admin_id is null and starts_with(admin_name, ${sql.lit(TOKEN_AUTHOR)}))`;
/** Administrators are identified by their id, release tokens by their name. */
const tokenName = sql`case when ${isToken} then admin_name end`;

const json = (row: Row | null) => (row === null ? null : JSON.stringify(row));

/** Records a change in the transaction that makes it, so that neither is there without the other. */
export const recordChange = (
  transaction: Transaction<DB>,
  author: Author,
  change: AuditRecord,
): Promise<void> => recordChanges(transaction, author, [change]);

/** The same for many, in their order, of which there is at least one. */
export async function recordChanges(
  transaction: Transaction<DB>,
  author: Author,
  changes: readonly AuditRecord[],
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values(
      changes.map(({ action, subject, before, after }) => ({
        admin_id: author.id,
        admin_name: author.name,
        action,
        subject,
        before: json(before),
        after: json(after),
      })),
    )
    .execute();
}

/** Which entries are meant; what is not given narrows nothing down. See `auditLogQuery`. */
export type AuditFilter = Pick<AuditLogQuery, 'admin' | 'action' | 'subject' | 'from' | 'to'>;

/** At most `limit` entries, newest first, all of them older than the entry `before`. */
export async function findEntries(
  kysely: Kysely<DB>,
  { before, limit, ...filter }: AuditFilter & { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const rows = await kysely
    .selectFrom('audit_log')
    .selectAll()
    .where(({ and }) => and(conditions(filter)))
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

function conditions({ admin, action, subject, from, to }: AuditFilter): RawBuilder<SqlBool>[] {
  const all: RawBuilder<SqlBool>[] = [];
  if (admin === OPERATOR) all.push(sql`admin_id is null and not ${isToken}`);
  else if (admin?.startsWith(TOKEN_AUTHOR))
    all.push(sql`admin_id is null and admin_name = ${admin}`);
  else if (admin) all.push(sql`admin_id = ${admin}`);
  // A kind of action holds all that begin with it and a dot: '/' comes right after the dot.
  if (action)
    all.push(
      sql`(action = ${action} or (action >= ${`${action}.`} collate "C" and action < ${`${action}/`} collate "C"))`,
    );
  if (subject) all.push(sql`strpos(lower(subject), lower(${subject})) > 0`);
  if (from) all.push(sql`at >= ${from}::date::timestamp at time zone 'UTC'`);
  if (to) all.push(sql`at < (${to}::date + 1)::timestamp at time zone 'UTC'`);
  return all;
}

/** Everyone who is in the log, under the name they used last. Without id: the operator, and each release token. */
export async function findAuthors(kysely: Kysely<DB>): Promise<Author[]> {
  const rows = await kysely
    .selectFrom('audit_log')
    .distinctOn(['admin_id', tokenName])
    .select(['admin_id as id', 'admin_name as name'])
    .orderBy('admin_id')
    .orderBy(tokenName)
    .orderBy('id', 'desc')
    .execute();
  return rows.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Removes what has been kept for so many days. The database itself refuses it for what is younger than 90 days. */
export async function deleteOldEntries(kysely: Kysely<DB>, days: number): Promise<void> {
  await kysely
    .deleteFrom('audit_log')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
