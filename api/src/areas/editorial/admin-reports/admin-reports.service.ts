import { type SecurityEventCounts, securityEventKinds } from '@site/shared/contracts/editorial';
import {
  AUDIT_EXPORT_ROWS,
  type AuditAuthors,
  type AuditEntry,
  type AuditLog,
  type AuditLogQuery,
  type auditExportQuery,
} from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { findAuthors, findEntries, recordChange } from '../../../audit/index.ts';
import type { Context } from '../../../context.ts';
import { csvFile } from '../../../csv/csv-file.ts';
import type { DB } from '../../../database/tables.ts';
import { findSecurityEventCounts } from '../../../security-events/index.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';

/** One page of what administrators changed. */
export async function auditLogPage(
  kysely: Kysely<DB>,
  { page_size, ...filter }: AuditLogQuery,
): Promise<AuditLog> {
  // One more than requested says whether there is another page.
  const found = await findEntries(kysely, { ...filter, limit: page_size + 1 });
  const items = found.slice(0, page_size);
  const next = found.length > page_size ? (items.at(-1)?.id ?? null) : null;
  return { items, next };
}

/** What fits as the text of a CSV file. Written down, since it takes personal data out of the site. */
export const exportAuditLog = (
  kysely: Kysely<DB>,
  admin: SignedInAdmin,
  filter: z.output<typeof auditExportQuery>,
): Promise<string> =>
  kysely.transaction().execute(async (transaction) => {
    const found = await findEntries(transaction, { ...filter, limit: AUDIT_EXPORT_ROWS });
    await recordChange(transaction, admin, {
      action: 'audit-log.export',
      subject: 'audit-log',
      before: null,
      after: { entries: found.length, ...filter },
    });
    return csvFile([headings, ...found.map(cells)]);
  });

const headings = ['When (UTC)', 'Who', 'What', 'Which', 'Before', 'After'];

const cells = ({ at, admin, action, subject, before, after }: AuditEntry): string[] => [
  at.slice(0, 19).replace('T', ' '),
  admin.name,
  action,
  subject,
  before ? JSON.stringify(before) : '',
  after ? JSON.stringify(after) : '',
];

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
