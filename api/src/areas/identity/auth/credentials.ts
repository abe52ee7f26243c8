import { messages } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError, signInRequired } from '../../../errors/domain-error.ts';
import type { GuessSource } from '../../../limits/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import { verifyPassword } from '../passwords/hash-password.ts';
import type { AbuseProtection } from './abuse-protection.ts';
import {
  deadLink,
  noPassword,
  proofRequired,
  signInAgain,
  wrongPassword,
} from './account-errors.ts';
import { findById, findCredentials } from './accounts.repository.ts';
import { countAttempt, type MailToken } from './mail-tokens.repository.ts';

/** A password that was required of a signed-in person. */
export interface GivenPassword {
  password: string;
  /** The field it was typed into. */
  field: string;
  source: GuessSource;
}

/**
 * Makes sure that it's the person, not someone else at a browser left open.
 * @returns whose account it is.
 * @throws DomainError 401 if the session has ended, 409 without a password, 400 for a wrong one,
 * 429 after too many wrong ones.
 */
export async function requirePassword(
  { kysely, guesses }: { kysely: Kysely<DB> } & Pick<AbuseProtection, 'guesses'>,
  user: SessionUser,
  { password, field, source }: GivenPassword,
): Promise<{ email: string; name: string; verified: boolean; password_hash: string }> {
  const account = await findCredentials(kysely, user);
  if (!account) throw signInRequired();
  const { password_hash } = account;
  if (password_hash === null) throw noPassword();
  const guess = { name: 'password', owner: { id: user.id, password_hash }, source } as const;
  const right = await guesses.check(guess, () => verifyPassword(password_hash, password));
  if (!right) throw wrongPassword(field);
  return { ...account, password_hash };
}

/**
 * The same for people with and without a password: these have logged in within the last 15 minutes.
 * @throws DomainError as `requirePassword`; 400 if the password is missing, 403 after those minutes.
 */
export async function requireIdentity(
  guarded: { kysely: Kysely<DB> } & Pick<AbuseProtection, 'guesses'>,
  user: SessionUser,
  { password, source }: { password: string | undefined; source: GuessSource },
): Promise<{ email: string; verified: boolean }> {
  const account = await findCredentials(guarded.kysely, user);
  if (!account) throw signInRequired();
  if (account.password_hash === null) {
    if (!account.fresh) throw signInAgain();
    return account;
  }
  if (password === undefined) {
    const message = messages.passwordRequired;
    throw new DomainError(400, 'invalid', message, { password: message });
  }
  return requirePassword(guarded, user, { password, field: 'password', source });
}

/** Whether the requesting browser is signed in to the account: its person made it, or has its password. */
export const isSignedIn = async (
  kysely: Kysely<DB>,
  user: SessionUser | null,
  accountId: string,
): Promise<boolean> =>
  user?.id === accountId && (await findCredentials(kysely, user)) !== undefined;

interface Proof {
  /** Of the link. */
  secret: string;
  password: string | undefined;
  user: SessionUser | null;
}

/**
 * Makes sure that a link is followed by a person who can also sign in to its account: in a browser where
 * they are, or by entering the password. Otherwise a person who follows the link of a mail they never
 * requested would confirm a stranger's account.
 * @throws DomainError 403 without any proof, 400 for a wrong password or too many of them.
 */
export async function requireAccountHolder(
  kysely: Kysely<DB>,
  token: MailToken,
  { secret, password, user }: Proof,
): Promise<void> {
  if (await isSignedIn(kysely, user, token.userId)) return;
  if (password === undefined) throw proofRequired(token.purpose === 'verification');
  if (!(await countAttempt(kysely, secret))) throw deadLink();
  const account = await findById(kysely, token.userId);
  const right = await verifyPassword(account?.password_hash ?? null, password);
  if (!right) throw wrongPassword('password');
}
