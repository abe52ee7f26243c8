import { type AdminRole, roleHasRight } from '@site/shared/contracts/composition';
import type { Transaction } from 'kysely';
import { type AuditRecord, type Author, recordChange } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { countSecurityEvents } from '../../../security-events/index.ts';
import { deleteSessionsOf } from './admin-sessions.repository.ts';
import { deleteAdmin, setDisabled, setPassword, setRole } from './admins.repository.ts';
import { deleteInvitationsBy } from './invitations.repository.ts';
import { deleteFactor } from './second-factor.repository.ts';

/** What can happen to an administrator's account. */
type AdminAction =
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

/** Every change of an administrator's account goes through here, in the transaction that makes it. */
export async function recordAdminChange(
  transaction: Transaction<DB>,
  author: Author,
  change: AuditRecord & { action: AdminAction },
): Promise<void> {
  await recordChange(transaction, author, change);
  await countSecurityEvents(transaction, new Map([['role.changed', 1]]));
}

/**
 * Ends all sessions of the administrator except the one with the hash `except`.
 * @returns false if nothing is changed, since the password isn't the `former` one any more.
 */
export async function changePassword(
  transaction: Transaction<DB>,
  author: Author,
  {
    id,
    except,
    ...password
  }: { id: string; passwordHash: string; former?: string; except?: Buffer },
): Promise<boolean> {
  if (!(await setPassword(transaction, id, password))) return false;
  await deleteSessionsOf(transaction, id, except && { except });
  await recordAdminChange(transaction, author, {
    action: 'admin.password',
    subject: id,
    before: null,
    after: null,
  });
  return true;
}

/** A disabled administrator is signed out everywhere. Does nothing if that is the case already. */
export async function changeDisabled(
  transaction: Transaction<DB>,
  author: Author,
  { id, disabled }: { id: string; disabled: boolean },
): Promise<void> {
  if (!(await setDisabled(transaction, id, disabled))) return;
  if (disabled) {
    await deleteSessionsOf(transaction, id);
    await withdrawInvitations(transaction, author, id);
  }
  const action: AdminAction = disabled ? 'admin.disable' : 'admin.enable';
  await recordAdminChange(transaction, author, {
    action,
    subject: id,
    before: { disabled: !disabled },
    after: { disabled },
  });
}

/** Counts at once, in sessions that go on too. Does nothing if it is the administrator's role already. */
export async function changeRole(
  transaction: Transaction<DB>,
  author: Author,
  { id, role }: { id: string; role: AdminRole },
): Promise<void> {
  const former = await setRole(transaction, id, role);
  if (!former) return;
  if (!roleHasRight(role, 'administrators')) await withdrawInvitations(transaction, author, id);
  await recordAdminChange(transaction, author, {
    action: 'admin.role',
    subject: id,
    before: { role: former },
    after: { role },
  });
}

/**
 * Closes the account for good: nobody signs in to it any more, and its address is free. What the
 * administrator did stays in the audit log, under their name.
 */
export async function removeAdministrator(
  transaction: Transaction<DB>,
  author: Author,
  id: string,
): Promise<void> {
  await withdrawInvitations(transaction, author, id);
  const was = await deleteAdmin(transaction, id);
  if (!was) return;
  await recordAdminChange(transaction, author, {
    action: 'admin.remove',
    subject: id,
    before: was,
    after: null,
  });
}

/** Of an administrator who may not invite any more. */
async function withdrawInvitations(
  transaction: Transaction<DB>,
  author: Author,
  id: string,
): Promise<void> {
  for (const { email, role } of await deleteInvitationsBy(transaction, id)) {
    await recordAdminChange(transaction, author, {
      action: 'admin.invitation.withdraw',
      subject: email,
      before: { role },
      after: null,
    });
  }
}

/** For an administrator who lost app and recovery codes. @returns whether there was a second factor. */
export async function resetSecondFactor(
  transaction: Transaction<DB>,
  author: Author,
  id: string,
): Promise<boolean> {
  const was = await deleteFactor(transaction, id);
  if (!was) return false;
  await deleteSessionsOf(transaction, id);
  await recordAdminChange(transaction, author, {
    action: 'admin.second-factor.off',
    subject: id,
    before: { secondFactor: true },
    after: { secondFactor: false },
  });
  return true;
}
