import type {
  Admin,
  AdminCodeRequest,
  AdminSigninRequest,
  ChangeAdminPasswordRequest,
} from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { GuessSource, Owner, PasswordGuesses } from '../../../limits/index.ts';
import type { SecurityEvents } from '../../../security-events/index.ts';
import { newOpaqueToken, opaqueTokenHash } from '../../../session/opaque-token.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { hashNewPassword, verifyPassword } from '../passwords/hash-password.ts';
import {
  deleteSession,
  findPending,
  insertPending,
  insertSession,
  renewPasswordTime,
  takePending,
} from './admin-sessions.repository.ts';
import { adminRequired } from './admins.policy.ts';
import { findAdminByEmail, lockAdmin } from './admins.repository.ts';
import { changePassword } from './change-admins.ts';
import { hasSecondFactor } from './second-factor.repository.ts';
import type { createCodeCheck } from './second-factor-check.ts';

/** A session that has begun, for the browser to store. */
export interface StartedSession {
  admin: Admin;
  owner: Owner;
  token: string;
}

/** What counts of a request beside its body. */
interface SigninRequestFacts {
  /** The session the browser already has. */
  previous: string | null;
  /** The demonstration administrator signs in from loopback only. */
  loopback: boolean;
  source: GuessSource;
}

/** A password that was required of a signed-in administrator. */
export interface GivenPassword {
  password: string;
  /** The field it was typed into. */
  field?: string;
  source: GuessSource;
}

type Account = Admin & { password_hash: string };

const wrongCredentials = () =>
  new DomainError(401, 'wrong-credentials', 'Wrong email or password.');

const signinOver = () =>
  new DomainError(401, 'signin-over', 'That took too long. Please enter your password again.');

const wrongPassword = (field: string) => {
  const message = "That's not your password.";
  return new DomainError(400, 'wrong-password', message, { [field]: message });
};

interface Needs {
  guesses: PasswordGuesses;
  useCode: ReturnType<typeof createCodeCheck>;
  securityEvents: SecurityEvents;
  /** Whether demonstration accounts exist. */
  demo: boolean;
}

/** Signing in and out, and an administrator's own password. */
export function createAdminsService(
  kysely: Kysely<DB>,
  { guesses, useCode, securityEvents, demo }: Needs,
) {
  const accountWith = async (
    { email, password }: AdminSigninRequest,
    guess: { name: 'adminSignin' | 'adminPassword'; login?: string; source: GuessSource },
    asDemo = demo,
  ) => {
    const account = await findAdminByEmail(kysely, email, asDemo);
    const right = await guesses.check({ ...guess, owner: account ?? null }, () =>
      verifyPassword(account?.password_hash ?? null, password),
    );
    if (!right) {
      const { ip, requestId } = guess.source;
      const facts = { requestId, admin: account?.id ?? null, ip };
      securityEvents.record('admin-signin.failed', facts);
    }
    return right ? account : undefined;
  };

  /**
   * The account is locked until the session exists: disabling it, changing its password or turning its
   * second factor on at this moment waits, and then ends the session. Without `pending` there must be no
   * second factor by then.
   */
  const begin = (
    { password_hash, ...admin }: Account,
    previous: string | null,
    pending?: Buffer,
  ): Promise<StartedSession> =>
    kysely.transaction().execute(async (transaction) => {
      if (!(await lockAdmin(transaction, admin.id, password_hash))) throw wrongCredentials();
      const mayBegin = pending
        ? await takePending(transaction, pending)
        : !(await hasSecondFactor(transaction, admin.id));
      if (!mayBegin) throw signinOver();
      if (previous) await deleteSession(transaction, opaqueTokenHash(previous));
      const { token, hash } = newOpaqueToken();
      await insertSession(transaction, { adminId: admin.id, hash });
      return { admin, owner: { id: admin.id, password_hash }, token };
    });

  /** @throws DomainError 400 for a wrong password, 429 after too many. */
  const requirePassword = async (
    { email }: SignedInAdmin,
    { password, field = 'password', source }: GivenPassword,
  ): Promise<Account> => {
    const guess = { name: 'adminPassword', source } as const;
    const account = await accountWith({ email, password }, guess);
    if (!account) throw wrongPassword(field);
    return account;
  };

  return {
    requirePassword,

    /**
     * Starts a session; one that the browser already had ends. With a second factor the password alone
     * starts none: `pending` is then sent along with the code.
     * @throws DomainError 401, the same and after the same time for an unknown address and a wrong password;
     * 429 after too many wrong ones.
     */
    async signIn(
      request: AdminSigninRequest,
      { previous, loopback, source }: SigninRequestFacts,
    ): Promise<StartedSession | { pending: string }> {
      const guess = { name: 'adminSignin', login: request.email, source } as const;
      const account = await accountWith(request, guess, demo && loopback);
      if (!account) throw wrongCredentials();
      if (!(await hasSecondFactor(kysely, account.id))) return begin(account, previous);
      const { token: pending, hash } = newOpaqueToken();
      await insertPending(kysely, { adminId: account.id, hash });
      return { pending };
    },

    /** The second step. @throws DomainError 400 for a wrong code, 401 if the first step was too long ago, 429. */
    async signInWithCode(
      { pending, code }: AdminCodeRequest,
      { previous, loopback, source }: SigninRequestFacts,
    ): Promise<StartedSession> {
      const hash = opaqueTokenHash(pending);
      const account = await findPending(kysely, hash, demo && loopback);
      if (!account) throw signinOver();
      await useCode(account, code).catch((error: unknown) => {
        const { ip, requestId } = source;
        securityEvents.record('admin-signin.failed', { requestId, admin: account.id, ip });
        throw error;
      });
      return begin(account, previous, hash);
    },

    /** Ends the session. Succeeds if there is none: then nobody is signed in either. */
    async signOut(token: string | null): Promise<void> {
      if (token) await deleteSession(kysely, opaqueTokenHash(token));
    },

    /**
     * Opens the next 15 minutes for what cannot be undone.
     * @throws DomainError 400 for a wrong password, 429 after too many.
     */
    async reauthenticate(
      admin: SignedInAdmin,
      password: string,
      source: GuessSource,
    ): Promise<void> {
      await requirePassword(admin, { password, source });
      await renewPasswordTime(kysely, admin.session);
    },

    /**
     * Ends the administrator's other sessions.
     * @returns the account with its new password.
     * @throws DomainError 400 for a wrong password or a new one that is easily guessed, 429.
     */
    async changePassword(
      admin: SignedInAdmin,
      { currentPassword: password, newPassword }: ChangeAdminPasswordRequest,
      source: GuessSource,
    ): Promise<Owner> {
      const given = { password, field: 'currentPassword', source };
      const { password_hash: former } = await requirePassword(admin, given);
      const passwordHash = await hashNewPassword(newPassword, admin, 'newPassword');
      const changed = await kysely.transaction().execute((transaction) =>
        changePassword(transaction, admin, {
          id: admin.id,
          passwordHash,
          former,
          except: admin.session,
        }),
      );
      // It was changed elsewhere meanwhile, which ended this session.
      if (!changed) throw adminRequired();
      return { id: admin.id, password_hash: passwordHash };
    },
  };
}
