import { brand } from '@site/shared/brand';
import type { ConfirmDeletionRequest, DeletionRequest } from '@site/shared/contracts/identity';
import type { Context } from '../../../context.ts';
import type { GuessSource } from '../../../limits/index.ts';
import { composeMail, type Mail, queueMail } from '../../../mail/index.ts';
import type { SessionUser } from '../../../session/access-token.ts';
import type { AbuseProtection } from '../auth/abuse-protection.ts';
import { deadLink } from '../auth/account-errors.ts';
import { requireAccountHolder, requireIdentity } from '../auth/credentials.ts';
import { findToken, issueToken, useToken } from '../auth/mail-tokens.repository.ts';
import { deleteCallbackRequests } from '../callbacks/callbacks.repository.ts';
import { endAccount, holdAccount } from '../ended-accounts/end-account.ts';

/** Deletes accounts, in two steps: the person requests it, and confirms by a link in a mail. */
export function createAccountDeletion(
  { config, database: { kysely } }: Context,
  protection: AbuseProtection,
) {
  return {
    /**
     * Mails a link to the account's address.
     * @throws DomainError see `requireIdentity`; 429 if too many mails went to the address lately.
     */
    async request(
      user: SessionUser,
      { password }: DeletionRequest,
      source: GuessSource,
    ): Promise<void> {
      const { email } = await requireIdentity({ kysely, ...protection }, user, {
        password,
        source,
      });
      await kysely.transaction().execute(async (transaction) => {
        const refusal = await protection.queueRequestedMail(transaction, email, async () => {
          const token = { userId: user.id, purpose: 'deletion', email } as const;
          return confirmDeletionMail(config.publicUrl, email, await issueToken(transaction, token));
        });
        if (refusal) throw refusal;
      });
    },

    /**
     * Deletes the account and everything personal: what was said goes as if the person had taken back each
     * comment, and callback requests and mails go by the address, which the link has shown to be theirs.
     * @param user who is signed in
     * @throws DomainError 400 for a dead link; also see `requireAccountHolder`.
     */
    async confirm(
      { token: secret, password }: ConfirmDeletionRequest,
      user: SessionUser | null,
    ): Promise<void> {
      const found = await findToken(kysely, secret, ['deletion']);
      if (!found) throw deadLink();
      await requireAccountHolder(kysely, found, { secret, password, user });
      await kysely.transaction().execute(async (transaction) => {
        const account = await holdAccount(transaction, found.userId);
        const token = await useToken(transaction, secret, ['deletion']);
        if (!account || !token) throw deadLink();
        await deleteCallbackRequests(transaction, account.email);
        await endAccount(transaction, account);
        await queueMail(transaction, accountDeletedMail(account.email));
      });
    },
  };
}

/** For the person to confirm that the account is really to go. */
const confirmDeletionMail = (publicUrl: string, to: string, token: string): Mail =>
  composeMail({
    to,
    subject: `Delete your ${brand.name} account?`,
    paragraphs: [
      "You asked us to delete your account, along with your progress, notes, comments, callback requests and everything else that's yours. This can't be undone. The link works once, within an hour.",
      `If you'd like to keep a copy, export your data first: ${publicUrl}/profile/edit?tab=accounts`,
      `If this wasn't you, don't open the link, and choose a new password: ${publicUrl}/auth/forgetpassword`,
    ],
    link: { label: 'Delete my account', url: `${publicUrl}/profile/delete#token=${token}` },
  });

/** The last one. */
const accountDeletedMail = (to: string): Mail =>
  composeMail({
    to,
    subject: `Your ${brand.name} account was deleted`,
    paragraphs: [
      "Your account and everything personal in it is gone, and all your devices are logged out. We won't email you at this address again.",
      `If this wasn't you, write to us: ${brand.contact.email}`,
    ],
  });
