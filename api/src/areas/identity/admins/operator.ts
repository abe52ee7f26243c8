import type { AdminRole } from '@site/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { StartupError } from '../../../errors/startup-error.ts';
import { hashNewPassword } from '../passwords/hash-password.ts';
import { operator } from './admin-changes.ts';
import { findAdmins, lockAdmins } from './admins.repository.ts';
import { changeDisabled, changePassword, changeRole, resetSecondFactor } from './change-admins.ts';

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
