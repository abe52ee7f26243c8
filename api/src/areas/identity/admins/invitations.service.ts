import { brand } from '@site/shared/brand';
import { type AdminRole, adminRoles } from '@site/shared/contracts/composition';
import type {
  AcceptInvitationRequest,
  AdminInvitation,
  NewAdminInvitation,
} from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config/config.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError, notFound } from '../../../errors/domain-error.ts';
import { composeMail, createRequestedMails, type Mail } from '../../../mail/index.ts';
import { newOpaqueToken, opaqueTokenHash } from '../../../session/opaque-token.ts';
import type { SignedInAdmin } from '../../../session/signed-in-admin.ts';
import { deadLink } from '../auth/account-errors.ts';
import { hashNewPassword } from '../passwords/hash-password.ts';
import { requireRecent, requireStill } from './admins.policy.ts';
import { insertAdmin, isAdministrator, lockAdmins } from './admins.repository.ts';
import { recordAdminChange } from './change-admins.ts';
import {
  deleteInvitation,
  findInvitations,
  findInvited,
  putInvitation,
  takeInvitation,
} from './invitations.repository.ts';

const isAlready = () => {
  const message = "There's already an administrator with this email.";
  return new DomainError(409, 'email-taken', message, { email: message });
};

/** How people become administrators: an owner invites them by mail, and they choose name and password. */
export function createInvitationsService(
  kysely: Kysely<DB>,
  config: Pick<Config, 'publicUrl' | 'limitsFactor'>,
) {
  const queueRequestedMail = createRequestedMails(config);

  return {
    list: async (): Promise<{ items: AdminInvitation[] }> => ({
      items: await findInvitations(kysely),
    }),

    /**
     * Mails a link. An earlier one to the same address stops working.
     * @throws DomainError 401, 403 (see requireRecent and requireStill), 409 if an administrator has the address, 429 if
     * too many mails went there lately.
     */
    async invite(author: SignedInAdmin, invited: NewAdminInvitation): Promise<AdminInvitation> {
      requireRecent(author);
      const { token: secret, hash } = newOpaqueToken();
      return kysely.transaction().execute(async (transaction) => {
        requireStill('administrators', author, await lockAdmins(transaction));
        if (await isAdministrator(transaction, invited.email)) throw isAlready();
        const invitation = await putInvitation(transaction, {
          ...invited,
          hash,
          invited_by: author.id,
        });
        const refusal = await queueRequestedMail(transaction, invited.email, async () =>
          invitationMail(config.publicUrl, {
            to: invited.email,
            role: invited.role,
            inviter: author.name,
            token: secret,
          }),
        );
        if (refusal) throw refusal;
        await recordAdminChange(transaction, author, {
          action: 'admin.invite',
          subject: invited.email,
          before: null,
          after: { role: invited.role },
        });
        return invitation;
      });
    },

    /** The link stops working. @throws DomainError 403 (see requireRecent), 404. */
    async withdraw(author: SignedInAdmin, id: string): Promise<void> {
      requireRecent(author);
      await kysely.transaction().execute(async (transaction) => {
        const gone = await deleteInvitation(transaction, id);
        if (!gone) throw notFound('This invitation no longer exists.');
        await recordAdminChange(transaction, author, {
          action: 'admin.invitation.withdraw',
          subject: gone.email,
          before: { role: gone.role },
          after: null,
        });
      });
    },

    /**
     * The invited person becomes an administrator, and can sign in.
     * @returns the address to sign in with.
     * @throws DomainError 400 for a dead link or a password that is easily guessed, 409 if an administrator
     * has the address by now.
     */
    async accept({
      token: secret,
      name,
      password,
    }: AcceptInvitationRequest): Promise<{ email: string }> {
      const hash = opaqueTokenHash(secret);
      const invited = await findInvited(kysely, hash);
      if (!invited) throw deadLink();
      const password_hash = await hashNewPassword(password, { email: invited.email, name });
      return kysely.transaction().execute(async (transaction) => {
        const invitation = await takeInvitation(transaction, hash);
        if (!invitation) throw deadLink();
        const { email, role } = invitation;
        const account = { email, name, role, password_hash, demonstration: false };
        const admin = await insertAdmin(transaction, account);
        if (!admin) throw isAlready();
        await recordAdminChange(transaction, admin, {
          action: 'admin.join',
          subject: admin.id,
          before: null,
          after: { email, name, role },
        });
        return { email };
      });
    },
  };
}

interface Invitation {
  to: string;
  role: AdminRole;
  /** The name of the owner who invites. */
  inviter: string;
  token: string;
}

/** The secret travels in the fragment, which no server and no other site gets to see. */
const invitationMail = (publicUrl: string, { to, role, inviter, token }: Invitation): Mail =>
  composeMail({
    to,
    subject: `You're invited to help run ${brand.name}`,
    paragraphs: [
      `${inviter} has invited you to help run ${brand.name} as ${adminRoles[role].noun}, who ${adminRoles[role].task}. Choose your name and a password; you'll sign in with this address. The link works once, within 7 days.`,
      "If you weren't expecting this, you can ignore this email: nothing happens unless you open the link.",
    ],
    link: { label: 'Accept the invitation', url: `${publicUrl}/admin/invitation#token=${token}` },
  });
