import type { Account, SignedIn, SigninRequest, SignupRequest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { signInRequired } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import {
  type Client,
  createSession,
  revokeByRefreshToken,
  revokeSession,
  rotateRefreshToken,
} from '../../session/sessions.repository.ts';
import { emailTaken, wrongCredentials } from './account-errors.ts';
import type { AccountMails } from './account-mails.ts';
import { findByLogin, findWithSession, insertAccount } from './accounts.repository.ts';
import { queueVerification } from './emails.service.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** What the browser is to keep. Without `refreshToken` the one it has goes on. */
export interface Credentials {
  user: SessionUser;
  refreshToken?: string;
}

export function createAuthService(kysely: Kysely<Tables>, mails: AccountMails) {
  /**
   * Whoever changes a password ends all sessions, but cannot see one that begins at this moment with the
   * old password. So it is looked at once more: a change after this sees the session.
   */
  const requireSamePassword = async (
    account: { password_hash: string | null },
    login: string,
    { sessionId }: SessionUser,
  ) => {
    const now = await findByLogin(kysely, login);
    if (now?.password_hash === account.password_hash) return;
    await revokeSession(kysely, sessionId);
    throw wrongCredentials();
  };

  return {
    /** Also mails a link to verify the address. @throws DomainError 409 where it has an account. */
    async signUp({ email, password, name }: SignupRequest): Promise<SignedIn> {
      const password_hash = await hashPassword(password);
      return kysely.transaction().execute(async (transaction) => {
        const account = await insertAccount(transaction, { email, name, password_hash });
        if (!account) throw emailTaken();
        await queueVerification(transaction, mails, { userId: account.id, email });
        return account;
      });
    },

    /**
     * Starts a session; one that the browser already had ends.
     * @throws DomainError 401, the same and equally late for an unknown address and a wrong password.
     */
    async signIn(
      { email, password }: SigninRequest,
      { previous, client }: { previous: string | undefined; client: Client },
    ): Promise<{ account: SignedIn; credentials: Credentials }> {
      const account = await findByLogin(kysely, email);
      const right = await verifyPassword(account?.password_hash ?? null, password);
      if (!account || !right) throw wrongCredentials();
      if (previous) await revokeByRefreshToken(kysely, previous);
      const credentials = await createSession(kysely, account.id, client);
      await requireSamePassword(account, email, credentials.user);
      return { account: { id: account.id, name: account.name }, credentials };
    },

    /** null where there is no session to go on with. */
    async refresh(token: string | undefined): Promise<Credentials | null> {
      const rotation = token ? await rotateRefreshToken(kysely, token) : null;
      return rotation?.outcome === 'refused' ? null : rotation;
    },

    /** Ends the session. Succeeds where there is none: then nobody is signed in either. */
    async signOut(token: string | undefined): Promise<void> {
      if (token) await revokeByRefreshToken(kysely, token);
    },

    /** @throws DomainError 401 where the session was ended elsewhere. */
    async currentUser(user: SessionUser): Promise<Account> {
      const account = await findWithSession(kysely, user);
      if (!account) throw signInRequired();
      return account;
    },
  };
}
