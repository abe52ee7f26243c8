import { brand } from '@site/shared/brand';
import type { AdminRole } from '@site/shared/contracts';
import { composeMail, type Mail } from '../../../mail/index.ts';

const tasks: Record<AdminRole, string> = {
  owner: 'as an owner, who runs the site',
  editor: 'as an editor, who looks after its content and discussions',
};

interface Invitation {
  to: string;
  role: AdminRole;
  /** The name of the owner who invites. */
  inviter: string;
  token: string;
}

/** The secret travels in the fragment, which no server and no other site gets to see. */
export const invitationMail = (publicUrl: string, { to, role, inviter, token }: Invitation): Mail =>
  composeMail({
    to,
    subject: `You're invited to help run ${brand.name}`,
    paragraphs: [
      `${inviter} has invited you to help run ${brand.name} ${tasks[role]}. Choose your name and a password; you'll sign in with this address. The link works once, within 7 days.`,
      "If you weren't expecting this, you can ignore this email: nothing happens unless you open the link.",
    ],
    link: { label: 'Accept the invitation', url: `${publicUrl}/admin/invitation#token=${token}` },
  });
