import type { CurrentUser, SignedIn, SigninRequest, SignupRequest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { DomainError, signInRequired } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import {
  createSession,
  revokeByRefreshToken,
  rotateRefreshToken,
} from '../../session/sessions.repository.ts';
import { findByEmail, findWithSession } from './accounts.repository.ts';
import { verifyPassword } from './passwords.ts';
import { registerAccount } from './register-account.ts';

/** What the browser is to keep. Without `refreshToken` the one it has goes on. */
export interface Credentials {
  user: SessionUser;
  refreshToken?: string;
}

const emailTaken = () => {
  const message = 'An account with this email address exists already. Please log in instead.';
  return new DomainError(409, 'email-taken', message, { email: message });
};

const wrongCredentials = () =>
  new DomainError(
    401,
    'wrong-credentials',
    'Invalid credentials. Please check your email and password.',
  );

export function createAuthService(kysely: Kysely<Tables>) {
  return {
    /** @throws DomainError 409 where the address has an account. */
    async signUp({ email, password, name }: SignupRequest): Promise<SignedIn> {
      const account = await registerAccount(kysely, { email, password, name });
      if (!account) throw emailTaken();
      return account;
    },

    /**
     * Starts a session; one that the browser already had ends.
     * @throws DomainError 401, the same and equally late for an unknown address and a wrong password.
     */
    async signIn(
      { email, password }: SigninRequest,
      previous: string | undefined,
    ): Promise<{ account: SignedIn; credentials: Credentials }> {
      const account = await findByEmail(kysely, email);
      const right = await verifyPassword(account?.password_hash ?? null, password);
      if (!account || !right) throw wrongCredentials();
      if (previous) await revokeByRefreshToken(kysely, previous);
      const credentials = await createSession(kysely, account.id);
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
    async currentUser(user: SessionUser): Promise<CurrentUser> {
      const account = await findWithSession(kysely, user);
      if (!account) throw signInRequired();
      return account;
    },
  };
}
