import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../../../mail/index.ts';

/** For the person to confirm that the account is really to go. */
export const confirmDeletionMail = (publicUrl: string, to: string, token: string): Mail =>
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
export const accountDeletedMail = (to: string): Mail =>
  composeMail({
    to,
    subject: `Your ${brand.name} account was deleted`,
    paragraphs: [
      "Your account and everything personal in it is gone, and all your devices are logged out. We won't email you at this address again.",
      `If this wasn't you, write to us: ${brand.contact.email}`,
    ],
  });
