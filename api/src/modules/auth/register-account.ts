import type { SignedIn } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { insertAccount } from './accounts.repository.ts';
import { hashPassword } from './passwords.ts';

/** Makes an account whose address needs no proof. null where the address has one already. */
export async function registerAccount(
  kysely: Kysely<Tables>,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<SignedIn | null> {
  const password_hash = await hashPassword(password);
  return insertAccount(kysely, { email, name, password_hash, email_verified_at: new Date() });
}
