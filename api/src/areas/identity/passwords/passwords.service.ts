import type {
  ChangePasswordRequest,
  ClaimRequest,
  ResetPasswordRequest,
  SetPasswordRequest,
} from '@site/shared/contracts/identity';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { signInRequired } from '../../../errors/domain-error.ts';
import type { GuessSource, Owner } from '../../../limits/index.ts';
import { queueMail } from '../../../mail/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import { revokeSessionsOf } from '../../../session/own-sessions.repository.ts';
import {
  type Client,
  insertSession,
  type NewSession,
} from '../../../session/sessions.repository.ts';
import { type AbuseProtection, notifyOwner } from '../auth/abuse-protection.ts';
import { deadLink, passwordExists, signInAgain, startsEmpty } from '../auth/account-errors.ts';
import type { AccountMails } from '../auth/account-mails.ts';
import { accountName } from '../auth/account-name.ts';
import {
  findById,
  findCredentials,
  isDisabled,
  isVerified,
  markVerified,
  replacePassword,
  setPassword,
} from '../auth/accounts.repository.ts';
import { isSignedIn, requirePassword } from '../auth/credentials.ts';
import {
  dropTokens,
  findToken,
  issueResetToken,
  useToken,
} from '../auth/mail-tokens.repository.ts';
import {
  type HeldAccount,
  holdAccount,
  reassignUnverifiedEmail,
} from '../ended-accounts/end-account.ts';
import { hashNewPassword } from './hash-password.ts';

/** A forgotten password and a new one. */
export function createPasswordsService(
  kysely: Kysely<DB>,
  mails: AccountMails,
  protection: AbuseProtection,
) {
  /** Links sent before stop working, all sessions end, and the person is notified. */
  const afterNewPassword = async (
    transaction: Kysely<DB>,
    { userId, email, verified }: { userId: string; email: string; verified: boolean },
    mail = mails.passwordChanged(email),
  ) => {
    await dropTokens(transaction, userId);
    await revokeSessionsOf(transaction, userId);
    await notifyOwner(transaction, protection, { email, verified }, mail);
  };

  const giveEmpty = async (
    transaction: Transaction<DB>,
    former: HeldAccount,
    { name = accountName(former.email), hash }: { name?: string; hash: string },
  ): Promise<Owner> => {
    const { id } = await reassignUnverifiedEmail(transaction, former, {
      name,
      password_hash: hash,
    });
    await queueMail(transaction, mails.passwordChosen(former.email));
    return { id, password_hash: hash };
  };

  return {
    /**
     * Mails a link, unless too many mails went to the address lately. Even then the first one within an
     * hour goes out if the address is verified, and works for that long: using up a person's mails blocks
     * nobody from a new password. Does the same, and takes as long, for an address that nobody has. If the
     * account is disabled, the mail says so and has no link.
     */
    async forgot(email: string): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        const make = async () => {
          const { token, recipient } = await issueResetToken(transaction, email);
          return disabled ? mails.accountDisabled(recipient) : mails.reset(recipient, token);
        };
        const firstAnyway = await isVerified(transaction, email);
        const disabled = await isDisabled(transaction, email);
        await protection.queueRequestedMail(transaction, email, make, { firstAnyway });
      });
    },

    /**
     * Ends all sessions. A person with the link reads the mails of the address, so it is verified. If it
     * wasn't, they show by a browser that is signed in that the account is theirs as well; otherwise they
     * get an empty one.
     * @returns the account with its new password.
     * @throws DomainError 400 for a dead link, 409 unless they know that the account will be empty.
     */
    async reset(
      { token: secret, password, startEmpty: agreed }: ResetPasswordRequest,
      user: SessionUser | null,
    ): Promise<Owner> {
      const found = await findToken(kysely, secret, ['reset']);
      const owner = found && (await findById(kysely, found.userId));
      if (!owner) throw deadLink();
      const theirs = await isSignedIn(kysely, user, found.userId);
      if (!owner.verified && !theirs && !agreed) throw startsEmpty();
      const hash = await hashNewPassword(password, owner);
      return kysely.transaction().execute(async (transaction) => {
        const account = await holdAccount(transaction, found.userId);
        const token = await useToken(transaction, secret, ['reset']);
        if (!account || !token) throw deadLink();
        if (!account.verified && !theirs) return giveEmpty(transaction, account, { hash });
        if (!(await markVerified(transaction, token))) throw deadLink();
        await setPassword(transaction, token.userId, hash);
        await afterNewPassword(transaction, { ...token, verified: true });
        return { id: token.userId, password_hash: hash };
      });
    },

    /**
     * Gives an empty account, in place of an unverified one, to the person with the link that would verify
     * it: they read the mails of the address. The person who registered it is logged out.
     */
    async claim({ token: secret, name, password }: ClaimRequest): Promise<void> {
      const found = await findToken(kysely, secret, ['verification']);
      if (!found) throw deadLink();
      const hash = await hashNewPassword(password, { email: found.email, name });
      await kysely.transaction().execute(async (transaction) => {
        const account = await holdAccount(transaction, found.userId);
        const token = await useToken(transaction, secret, ['verification']);
        if (!account || !token || account.verified) throw deadLink();
        await giveEmpty(transaction, account, { name, hash });
      });
    },

    /**
     * Ends all sessions and starts a new one for the requesting device: a copy of its old session ends as
     * well.
     * @returns the account with its new password, and the new session.
     * @throws DomainError see `requirePassword`; 401 if the password was changed elsewhere meanwhile.
     */
    async change(
      user: SessionUser,
      { currentPassword, newPassword }: ChangePasswordRequest,
      { client, source }: { client: Client; source: GuessSource },
    ): Promise<{ owner: Owner; session: NewSession }> {
      const given = { password: currentPassword, field: 'currentPassword', source };
      const account = await requirePassword({ kysely, ...protection }, user, given);
      const hash = await hashNewPassword(newPassword, account, 'newPassword');
      return kysely.transaction().execute(async (transaction) => {
        const { email, verified, password_hash: former } = account;
        if (!(await replacePassword(transaction, user.id, { former, next: hash }))) {
          throw signInRequired();
        }
        await afterNewPassword(transaction, { userId: user.id, email, verified });
        const session = await insertSession(transaction, user.id, client);
        return { owner: { id: user.id, password_hash: hash }, session };
      });
    },

    /**
     * A first password for a person who signs in through a provider. As with a new one, all sessions end
     * and one starts for the requesting device.
     * @throws DomainError 401 if the session has ended, 409 with a password, 403 unless they have just
     * logged in.
     */
    async setFirst(
      user: SessionUser,
      { newPassword }: SetPasswordRequest,
      client: Client,
    ): Promise<{ owner: Owner; session: NewSession }> {
      const account = await findCredentials(kysely, user);
      if (!account) throw signInRequired();
      if (account.password_hash !== null) throw passwordExists();
      if (!account.fresh) throw signInAgain();
      const hash = await hashNewPassword(newPassword, account, 'newPassword');
      return kysely.transaction().execute(async (transaction) => {
        const { email, verified } = account;
        if (!(await replacePassword(transaction, user.id, { former: null, next: hash }))) {
          throw passwordExists();
        }
        const person = { userId: user.id, email, verified };
        await afterNewPassword(transaction, person, mails.passwordSet(email));
        const session = await insertSession(transaction, user.id, client);
        return { owner: { id: user.id, password_hash: hash }, session };
      });
    },
  };
}
