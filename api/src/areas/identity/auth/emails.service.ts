import type { ChangeEmailRequest, VerifyRequest } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { signInRequired } from '../../../errors/domain-error.ts';
import type { TooManyRequests } from '../../../errors/too-many-requests.ts';
import type { GuessSource } from '../../../limits/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import { holdAccount } from '../ended-accounts/end-account.ts';
import { type AbuseProtection, notifyOwner } from './abuse-protection.ts';
import { alreadyVerified, deadLink, emailTaken, sameEmail } from './account-errors.ts';
import type { AccountMails } from './account-mails.ts';
import {
  findById,
  findByLogin,
  findUnverified,
  findWithSession,
  markVerified,
  setEmail,
} from './accounts.repository.ts';
import { requireAccountHolder, requirePassword } from './credentials.ts';
import {
  dropTokens,
  findToken,
  hasVerified,
  issueToken,
  type MailToken,
  useToken,
} from './mail-tokens.repository.ts';

/** What a link to /auth/verify may be for. */
const CONFIRMING = ['verification', 'email-change'] as const;

/** An account's address: that it is the person's, and another one. */
export function createEmailsService(
  kysely: Kysely<DB>,
  mails: AccountMails,
  protection: AbuseProtection,
) {
  const sending = { mails, ...protection };

  return {
    /**
     * Sends the mail of the sign-up again.
     * @throws DomainError 409 if it is not needed, 429 if too many mails went to the address lately.
     */
    async sendVerification(user: SessionUser): Promise<void> {
      const account = await findWithSession(kysely, user);
      if (!account) throw signInRequired();
      if (account.emailVerified) throw alreadyVerified();
      await kysely.transaction().execute(async (transaction) => {
        const person = { userId: user.id, email: account.email };
        const refusal = await queueVerification(transaction, sending, person);
        if (refusal) throw refusal;
      });
    },

    /**
     * Confirms an address: the account's, or the new one.
     * @param user who is signed in
     * @throws DomainError 400 for a dead link, 409 if the address is verified already or another account
     * has taken the new one meanwhile; also see `requireAccountHolder`.
     */
    async verify(
      { token: secret, password }: VerifyRequest,
      user: SessionUser | null,
    ): Promise<void> {
      const found = await findToken(kysely, secret, CONFIRMING);
      if (!found) throw await whyNot(kysely, secret);
      await requireAccountHolder(kysely, found, { secret, password, user });
      await kysely.transaction().execute(async (transaction) => {
        await holdAccount(transaction, found.userId);
        const token = await useToken(transaction, secret, CONFIRMING);
        if (!token) throw await whyNot(transaction, secret);
        if (token.purpose === 'email-change') await takeEmail(transaction, sending, token);
        else if (!(await markVerified(transaction, token))) throw deadLink();
      });
    },

    /**
     * Mails a link to the new address to confirm it, and notifies the old one. Responds alike for an address
     * of another account: only its owner learns of that. Silently does nothing if too many mails went to the
     * new address lately: the number of mails could reveal that it has an account.
     */
    async changeEmail(
      user: SessionUser,
      { email, password }: ChangeEmailRequest,
      source: GuessSource,
    ): Promise<void> {
      const given = { password, field: 'password', source };
      const old = await requirePassword({ kysely, ...protection }, user, given);
      if (old.email.toLowerCase() === email.toLowerCase()) throw sameEmail();
      await kysely.transaction().execute(async (transaction) => {
        const taken = await findByLogin(transaction, email);
        const refusal = await protection.queueRequestedMail(transaction, email, async () => {
          const token = { userId: user.id, purpose: 'email-change', email } as const;
          const secret = await issueToken(transaction, token);
          return taken ? mails.emailInUse(email) : mails.confirmNewEmail(email, secret);
        });
        if (refusal) return;
        await notifyOwner(
          transaction,
          protection,
          old,
          mails.emailChangeRequested(old.email, email),
        );
      });
    },
  };
}

/** Why a link confirms nothing (more). */
const whyNot = async (kysely: Kysely<DB>, secret: string) =>
  (await hasVerified(kysely, secret)) ? alreadyVerified() : deadLink();

/** What it takes to send a requested mail. */
type Sending = { mails: AccountMails } & Pick<AbuseProtection, 'queueRequestedMail'>;

/**
 * Mails a link to the owner of an address whose account nobody has verified, so that it doesn't
 * stand in their way; unless too many mails went there lately. @returns false if there is no such account.
 */
export async function offerUnverified(
  kysely: Kysely<DB>,
  { mails, queueRequestedMail }: Sending,
  email: string,
): Promise<boolean> {
  const account = await findUnverified(kysely, email);
  if (!account) return false;
  await kysely.transaction().execute((transaction) =>
    queueRequestedMail(transaction, account.email, async () => {
      const token = { userId: account.id, purpose: 'verification', email: account.email } as const;
      return mails.claim(account.email, await issueToken(transaction, token));
    }),
  );
  return true;
}

/** Part of the transaction that makes the account. @returns see `createRequestedMails`. */
export function queueVerification(
  kysely: Kysely<DB>,
  { mails, queueRequestedMail }: Sending,
  { userId, email }: { userId: string; email: string },
): Promise<TooManyRequests | null> {
  return queueRequestedMail(kysely, email, async () => {
    const secret = await issueToken(kysely, { userId, purpose: 'verification', email });
    return mails.verification(email, secret);
  });
}

/**
 * Links sent to the old address stop working: people who read mails there lose their say, but are notified.
 */
async function takeEmail(kysely: Kysely<DB>, sending: Sending, token: MailToken): Promise<void> {
  const former = await findById(kysely, token.userId);
  try {
    await setEmail(kysely, token);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_email') throw emailTaken();
    throw error;
  }
  await dropTokens(kysely, token.userId);
  if (!former) return;
  const mail = sending.mails.emailChanged(former.email, token.email);
  await notifyOwner(kysely, sending, former, mail);
}
