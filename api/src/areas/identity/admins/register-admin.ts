import type { Admin, AdminRole, NewAdmin } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { hashNewPassword, hashPassword } from '../passwords/hash-password.ts';
import { operator, recordAdminChange } from './admin-changes.ts';
import { insertAdmin } from './admins.repository.ts';

/**
 * Makes an administrator, as the operator of the installation. null if the address has one already.
 * @throws DomainError 400 for a password that is easily guessed.
 * @param options.role owner by default.
 * @param options.demonstration signs in only while demonstration mode is on.
 */
export async function registerAdmin(
  kysely: Kysely<DB>,
  { email, name, password }: NewAdmin,
  { role = 'owner', demonstration = false }: { role?: AdminRole; demonstration?: boolean } = {},
): Promise<Admin | null> {
  // Demonstration passwords are random: one may contain any word by chance.
  const password_hash = await (demonstration
    ? hashPassword(password)
    : hashNewPassword(password, { email, name }));
  return kysely.transaction().execute(async (transaction) => {
    const admin = await insertAdmin(transaction, {
      email,
      name,
      role,
      password_hash,
      demonstration,
    });
    if (!admin) return null;
    await recordAdminChange(transaction, operator, {
      action: 'admin.create',
      subject: admin.id,
      before: null,
      after: { email, name, role, demonstration },
    });
    return admin;
  });
}
