import { brand } from '@site/shared/brand';
import type { AdminRole } from '@site/shared/contracts';
import { composeMail, type Mail } from '../mail/index.ts';

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
    subject: `You're invited to administer ${brand.name}`,
    paragraphs: [
      `${inviter} invites you to administer ${brand.name} ${tasks[role]}. Choose your name and a password; you'll sign in with this address. The link works once, within 7 days.`,
      "If you didn't expect this, ignore this mail: without the link nothing happens.",
    ],
    link: { label: 'Accept the invitation', url: `${publicUrl}/admin/invitation#token=${token}` },
  });
