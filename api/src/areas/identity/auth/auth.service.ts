import type {
  Account,
  OwnSession,
  SignedIn,
  SigninRequest,
  SignupRequest,
} from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { type DomainError, notFound, signInRequired } from '../../../errors/domain-error.ts';
import type { GuessSource, Owner } from '../../../limits/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import { accountDisabled } from '../../../session/account-disabled.ts';
import {
  findSessionsOf,
  revokeOwnSession,
  revokeSessionsOf,
} from '../../../session/own-sessions.repository.ts';
import { rotateRefreshToken } from '../../../session/rotation.ts';
import {
  type Client,
  insertSession,
  isOfDisabledAccount,
  type NewSession,
  revokeByRefreshToken,
} from '../../../session/sessions.repository.ts';
import { hashNewPassword, verifyPassword } from '../passwords/hash-password.ts';
import type { AbuseProtection } from './abuse-protection.ts';
import { emailTaken, emailUnverified, wrongCredentials } from './account-errors.ts';
import type { AccountMails } from './account-mails.ts';
import {
  findByLogin,
  findCredentials,
  findWithSession,
  insertAccount,
  lockAccount,
} from './accounts.repository.ts';
import { offerUnverified, queueVerification } from './emails.service.ts';

/** What the browser is to store. Without `refreshToken` the one it has goes on. */
export interface Credentials {
  user: SessionUser;
  refreshToken?: string;
  /** When the session ends unless it is renewed. */
  expiresAt: Date;
}

export function createAuthService(
  kysely: Kysely<DB>,
  mails: AccountMails,
  protection: AbuseProtection,
) {
  /**
   * The account is locked until the session exists: a change of its password at this moment waits, and then
   * ends this session with all others. A change that came first has made the given password wrong.
   * A disabled account gets none.
   */
  const begin = (account: Owner, client: Client): Promise<NewSession> =>
    kysely.transaction().execute(async (transaction) => {
      if (!(await lockAccount(transaction, account))) throw wrongCredentials();
      return insertSession(transaction, account.id, client);
    });

  return {
    /**
     * Also mails a link to verify the address, unless too many mails went there lately.
     * @throws DomainError 409 if it has an account; one that nobody has verified is offered to the
     * owner of the address by mail.
     */
    async signUp({ email, password, name }: SignupRequest): Promise<SignedIn> {
      const password_hash = await hashNewPassword(password, { email, name });
      const sending = { mails, ...protection };
      const account = await kysely.transaction().execute(async (transaction) => {
        const made = await insertAccount(transaction, { email, name, password_hash });
        if (made) await queueVerification(transaction, sending, { userId: made.id, email });
        return made;
      });
      if (account) return { ...account, emailVerified: false };
      throw (await offerUnverified(kysely, sending, email)) ? emailUnverified() : emailTaken();
    },

    /**
     * Starts a session; one that the browser already had ends.
     * @throws DomainError 403 for the right password of a disabled account; 401, the same and after the same time for an unknown address and a wrong password;
     * 429 after too many wrong ones.
     */
    async signIn(
      { email, password }: SigninRequest,
      {
        previous,
        client,
        source,
      }: { previous: string | undefined; client: Client; source: GuessSource },
    ): Promise<{ account: SignedIn; owner: Owner; credentials: Credentials }> {
      const account = await findByLogin(kysely, email);
      const guess = { name: 'signin', login: email, owner: account ?? null, source } as const;
      const right = await protection.guesses.check(guess, () =>
        verifyPassword(account?.password_hash ?? null, password),
      );
      if (!account || !right) {
        const { ip, requestId } = source;
        const facts = { requestId, account: account?.id ?? null, ip };
        protection.securityEvents.record('signin.failed', facts, { person: account?.id });
        throw wrongCredentials();
      }
      const credentials = await begin(account, client);
      if (previous) await revokeByRefreshToken(kysely, previous);
      const { id, name, verified, hasPlan } = account;
      return {
        account: { id, name, emailVerified: verified, hasPlan },
        owner: account,
        credentials,
      };
    },

    /** null if there is no session to go on with. */
    async refresh(token: string | undefined, requestId: string): Promise<Credentials | null> {
      if (!token) return null;
      const rotation = await rotateRefreshToken(kysely, token);
      switch (rotation.outcome) {
        case 'reused':
          protection.securityEvents.record(
            'refresh.reused',
            { requestId, ...rotation.user },
            { person: rotation.user.id },
          );
          return null;
        case 'refused':
          return null;
        default:
          return rotation;
      }
    },

    /** Why there is no session to go on with; only who had one learns that the account is disabled. */
    async refusalOf(token: string | undefined): Promise<DomainError> {
      const disabled = token !== undefined && (await isOfDisabledAccount(kysely, token));
      return disabled ? accountDisabled() : signInRequired();
    },

    /** Ends the session. Succeeds if there is none: then nobody is signed in either. */
    async signOut(token: string | undefined): Promise<void> {
      if (token) await revokeByRefreshToken(kysely, token);
    },

    /** @throws DomainError 401 if the session was ended elsewhere. */
    async currentUser(user: SessionUser): Promise<Account> {
      const account = await findWithSession(kysely, user);
      if (!account) throw signInRequired();
      return account;
    },
  };
}

/** A person's own sign-ins. Each call needs a session that has not been ended from elsewhere. */
export function createOwnSessionsService(kysely: Kysely<DB>) {
  const requireLive = async (user: SessionUser) => {
    if (!(await findCredentials(kysely, user))) throw signInRequired();
  };

  return {
    async list(user: SessionUser): Promise<OwnSession[]> {
      await requireLive(user);
      return findSessionsOf(kysely, user);
    },

    /** @throws DomainError 404 if the person has no such sign-in. */
    async end(user: SessionUser, id: string): Promise<void> {
      await requireLive(user);
      const ended = await revokeOwnSession(kysely, user.id, id);
      if (!ended) throw notFound("That device isn't logged in, or has already been logged out.");
    },

    async endOthers(user: SessionUser): Promise<void> {
      await requireLive(user);
      await revokeSessionsOf(kysely, user.id, { except: user.sessionId });
    },
  };
}
