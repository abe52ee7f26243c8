import type { Admin, NewAdmin } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { recordChange } from '../audit/index.ts';
import { hashPassword } from '../auth/index.ts';
import { insertAdmin } from './admins.repository.ts';

const operator = { id: null, name: 'Operator' };

/**
 * Makes an administrator, as the operator of the installation. null where the address has one already.
 * @param options.demonstration signs in only while demonstration mode is on.
 */
export async function registerAdmin(
  kysely: Kysely<Tables>,
  { email, name, password }: NewAdmin,
  { demonstration = false } = {},
): Promise<Admin | null> {
  const password_hash = await hashPassword(password);
  return kysely.transaction().execute(async (transaction) => {
    const admin = await insertAdmin(transaction, { email, name, password_hash, demonstration });
    if (!admin) return null;
    await recordChange(transaction, operator, {
      action: 'admin.create',
      subject: admin.id,
      before: null,
      after: { email, name, demonstration },
    });
    return admin;
  });
}
