import type { Administrator, ChangeAdministratorRequest } from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { requireRecent, requireStill } from './admins.policy.ts';
import { findAdmins, lockAdmins } from './admins.repository.ts';
import { changeDisabled, changeRole, removeAdministrator } from './change-admins.ts';

const oneself = () =>
  new DomainError(409, 'oneself', "You can't do this to your own account. Another owner can.");

/**
 * What administrators may do about each other.
 * @param demo whether demonstration accounts exist.
 */
export function createAdministratorsService(kysely: Kysely<DB>, demo: boolean) {
  /** Nobody changes their own account, so an owner who can sign in is always left: the author. */
  const changeAnother = (
    author: SignedInAdmin,
    id: string,
    make: (transaction: Transaction<DB>) => Promise<void>,
  ): Promise<void> => {
    if (id === author.id) throw oneself();
    return kysely.transaction().execute(async (transaction) => {
      const admins = await lockAdmins(transaction);
      requireStill('administrators', author, admins);
      if (!admins.some((admin) => admin.id === id))
        throw notFound("This administrator doesn't exist.");
      await make(transaction);
    });
  };

  return {
    list: async (): Promise<{ items: Administrator[] }> => ({
      items: await findAdmins(kysely, demo),
    }),

    /**
     * Disables another administrator, who is signed out everywhere, enables one again, or gives one another
     * role.
     * @throws DomainError 401, 403 (see requireRecent and requireStill), 404 for an unknown id, 409 for oneself.
     */
    async change(
      author: SignedInAdmin,
      id: string,
      { disabled, role }: ChangeAdministratorRequest,
    ): Promise<void> {
      requireRecent(author);
      await changeAnother(author, id, async (transaction) => {
        if (disabled !== undefined) await changeDisabled(transaction, author, { id, disabled });
        if (role !== undefined) await changeRole(transaction, author, { id, role });
      });
    },

    /** Closes another administrator's account for good. @throws DomainError as `change`. */
    async remove(author: SignedInAdmin, id: string): Promise<void> {
      requireRecent(author);
      await changeAnother(author, id, (transaction) =>
        removeAdministrator(transaction, author, id),
      );
    },
  };
}
