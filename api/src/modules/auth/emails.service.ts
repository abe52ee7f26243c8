import type { ChangeEmailRequest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { signInRequired } from '../../errors/domain-error.ts';
import type { SessionUser } from '../../session/access-token.ts';
import { queueMail } from '../mail/index.ts';
import { alreadyVerified, deadLink, emailTaken, sameEmail } from './account-errors.ts';
import type { AccountMails } from './account-mails.ts';
import { findByLogin, findWithSession, markVerified, setEmail } from './accounts.repository.ts';
import { requirePassword } from './credentials.ts';
import { dropTokens, issueToken, type MailToken, useToken } from './mail-tokens.repository.ts';

/** An account's address: that it is the person's, and another one. */
export function createEmailsService(kysely: Kysely<Tables>, mails: AccountMails) {
  return {
    /** Sends the mail of the sign-up again. @throws DomainError 409 where it is not needed. */
    async sendVerification(user: SessionUser): Promise<void> {
      const account = await findWithSession(kysely, user);
      if (!account) throw signInRequired();
      if (account.emailVerified) throw alreadyVerified();
      await kysely
        .transaction()
        .execute((transaction) =>
          queueVerification(transaction, mails, { userId: user.id, email: account.email }),
        );
    },

    /** Confirms an address: the account's, or the new one. @throws DomainError 400 for a dead link. */
    async verify(secret: string): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        const token = await useToken(transaction, secret, ['verification', 'email-change']);
        if (!token) throw deadLink();
        if (token.purpose === 'email-change') await takeEmail(transaction, token);
        else if (!(await markVerified(transaction, token))) throw deadLink();
      });
    },

    /**
     * Asks the new address to confirm, and tells the old one. Answers alike for an address that has
     * another account: only its owner learns of that.
     */
    async changeEmail(user: SessionUser, { email, password }: ChangeEmailRequest): Promise<void> {
      const old = await requirePassword(kysely, user, { password, field: 'password' });
      if (old.email.toLowerCase() === email.toLowerCase()) throw sameEmail();
      await kysely.transaction().execute(async (transaction) => {
        const token = { userId: user.id, purpose: 'email-change', email } as const;
        const secret = await issueToken(transaction, token);
        const taken = await findByLogin(transaction, email);
        const mail = taken ? mails.emailInUse(email) : mails.confirmNewEmail(email, secret);
        await queueMail(transaction, mail);
        await queueMail(transaction, mails.emailChangeAsked(old.email, email));
      });
    },
  };
}

/** Part of the transaction that makes the account. */
export async function queueVerification(
  kysely: Kysely<Tables>,
  mails: AccountMails,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const secret = await issueToken(kysely, { userId, purpose: 'verification', email });
  await queueMail(kysely, mails.verification(email, secret));
}

/** Links sent to the old address stop working: whoever reads mails there has no say any more. */
async function takeEmail(kysely: Kysely<Tables>, token: MailToken): Promise<void> {
  try {
    await setEmail(kysely, token);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'users_email') throw emailTaken();
    throw error;
  }
  await dropTokens(kysely, token.userId);
}
