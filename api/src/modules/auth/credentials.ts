import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { signInRequired } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import { noPassword, wrongPassword } from './account-errors.ts';
import { findCredentials } from './accounts.repository.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Makes sure that it is the person who asks, not somebody at a browser left open.
 * @param field where the password was typed.
 * @returns the account's address.
 * @throws DomainError 401 where the session has ended, 409 without a password, 400 for a wrong one.
 */
export async function requirePassword(
  kysely: Kysely<Tables>,
  user: SessionUser,
  { password, field }: { password: string; field: string },
): Promise<{ email: string }> {
  const account = await findCredentials(kysely, user);
  if (!account) throw signInRequired();
  if (account.password_hash === null) throw noPassword();
  if (!(await verifyPassword(account.password_hash, password))) throw wrongPassword(field);
  return { email: account.email };
}
