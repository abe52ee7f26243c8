import type { ChangePasswordRequest, ResetPasswordRequest } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SessionUser } from '../../session/access-token.ts';
import { revokeSessionsOf } from '../../session/own-sessions.repository.ts';
import { queueMail } from '../mail/index.ts';
import { deadLink } from './account-errors.ts';
import type { AccountMails } from './account-mails.ts';
import { markVerified, setPassword } from './accounts.repository.ts';
import { requirePassword } from './credentials.ts';
import { dropTokens, issueResetToken, useToken } from './mail-tokens.repository.ts';
import { hashPassword } from './passwords.ts';

/** A forgotten password and a new one. */
export function createPasswordsService(kysely: Kysely<Tables>, mails: AccountMails) {
  /** Links sent before stop working, and the person is told. */
  const replace = async (
    transaction: Kysely<Tables>,
    { userId, hash, email }: { userId: string; hash: string; email: string },
  ) => {
    await setPassword(transaction, userId, hash);
    await dropTokens(transaction, userId);
    await queueMail(transaction, mails.passwordChanged(email));
  };

  return {
    /** Mails a link. Does the same, and takes as long, for an address that nobody has. */
    async forgot(email: string): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        const { token, recipient } = await issueResetToken(transaction, email);
        await queueMail(transaction, mails.reset(recipient, token));
      });
    },

    /** Ends all sessions. Whoever has the link reads the mails of the address, so it is verified. */
    async reset({ token: secret, password }: ResetPasswordRequest): Promise<void> {
      const hash = await hashPassword(password);
      await kysely.transaction().execute(async (transaction) => {
        const token = await useToken(transaction, secret, ['reset']);
        if (!token || !(await markVerified(transaction, token))) throw deadLink();
        await replace(transaction, { ...token, hash });
        await revokeSessionsOf(transaction, token.userId);
      });
    },

    /** Ends the person's other sessions. @throws DomainError see `requirePassword`. */
    async change(user: SessionUser, request: ChangePasswordRequest): Promise<void> {
      const { currentPassword: password, newPassword } = request;
      const { email } = await requirePassword(kysely, user, { password, field: 'currentPassword' });
      const hash = await hashPassword(newPassword);
      await kysely.transaction().execute(async (transaction) => {
        await replace(transaction, { userId: user.id, hash, email });
        await revokeSessionsOf(transaction, user.id, { except: user.sessionId });
      });
    },
  };
}
