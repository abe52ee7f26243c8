import type { Transaction } from 'kysely';
import { type AuditRecord, type Author, recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { countSecurityEvents } from '../../../security-events/index.ts';

/** What can happen to an administrator's account. */
export type AdminAction =
  | 'admin.create'
  | 'admin.invite'
  | 'admin.invitation.withdraw'
  | 'admin.join'
  | 'admin.role'
  | 'admin.remove'
  | 'admin.disable'
  | 'admin.enable'
  | 'admin.password'
  | 'admin.second-factor.on'
  | 'admin.second-factor.off'
  | 'admin.recovery-codes'
  | 'admin.recovery-code-used';

/** The operator of the installation, who works on the server and has no account. */
export const operator: Author = { id: null, name: 'Operator' };

/** Every change of an administrator's account goes through here, in the transaction that makes it. */
export async function recordAdminChange(
  transaction: Transaction<DB>,
  author: Author,
  change: AuditRecord & { action: AdminAction },
): Promise<void> {
  await recordChange(transaction, author, change);
  await countSecurityEvents(transaction, new Map([['role.changed', 1]]));
}
