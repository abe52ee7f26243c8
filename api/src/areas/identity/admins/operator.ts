import type { AdminRole } from '@site/shared/contracts/composition';
import type { Admin, NewAdmin } from '@site/shared/contracts/identity';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Author } from '../../../audit/index.ts';
import type { DB } from '../../../database/tables.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import { hashNewPassword, hashPassword } from '../passwords/hash-password.ts';
import { findAdmins, insertAdmin, lockAdmins } from './admins.repository.ts';
import {
  changeDisabled,
  changePassword,
  changeRole,
  recordAdminChange,
  resetSecondFactor,
} from './change-admins.ts';

/** The operator of the installation, who works on the server and has no account. */
const operator: Author = { id: null, name: 'Operator' };

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

/**
 * What the operator of the installation may do about administrators, on the server. Each returns false
 * if nobody has the address.
 */
export function createOperator(kysely: Kysely<DB>) {
  const change = (
    email: string,
    make: (transaction: Transaction<DB>, id: string) => Promise<unknown>,
  ): Promise<boolean> =>
    kysely.transaction().execute(async (transaction) => {
      const found = await transaction
        .selectFrom('admins')
        .select('id')
        .where(sql<string>`lower(email)`, '=', email.toLowerCase())
        .forUpdate()
        .executeTakeFirst();
      if (found) await make(transaction, found.id);
      return found !== undefined;
    });

  return {
    list: () => findAdmins(kysely, true),

    setDisabled: (email: string, disabled: boolean) =>
      change(email, (transaction, id) => changeDisabled(transaction, operator, { id, disabled })),

    async setPassword(email: string, password: string): Promise<boolean> {
      const passwordHash = await hashNewPassword(password, { email, name: '' });
      return change(email, (transaction, id) =>
        changePassword(transaction, operator, { id, passwordHash }),
      );
    },

    /** @throws StartupError if no owner would be left who can sign in. */
    setRole: (email: string, role: AdminRole) =>
      change(email, async (transaction, id) => {
        const admins = await lockAdmins(transaction);
        const isOwner = (admin: (typeof admins)[number]) =>
          admin.role === 'owner' && !admin.disabled && !admin.demonstration;
        if (role !== 'owner' && !admins.some((admin) => admin.id !== id && isOwner(admin))) {
          throw new StartupError(`${email} is the last owner. Make someone else an owner first.`);
        }
        await changeRole(transaction, operator, { id, role });
      }),

    /** The administrator signs in with the password alone, and can set up a new one. */
    resetSecondFactor: (email: string) =>
      change(email, (transaction, id) => resetSecondFactor(transaction, operator, id)),
  };
}
