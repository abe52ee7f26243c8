import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../mail/index.ts';

/** Asks whether the account is really to go. */
export const confirmDeletionMail = (publicUrl: string, to: string, token: string): Mail =>
  composeMail({
    to,
    subject: `Delete your ${brand.name} account?`,
    paragraphs: [
      "You asked us to delete your account, with your progress, notes, comments and everything else that is yours. That can't be undone. The link works once, within one hour.",
      `If you would like to keep a copy, export your data first: ${publicUrl}/profile/edit?tab=accounts`,
      `If it was not you, do nothing and choose a new password: ${publicUrl}/auth/forgetpassword`,
    ],
    link: { label: 'Delete my account', url: `${publicUrl}/profile/delete#token=${token}` },
  });

/** The last one. */
export const accountDeletedMail = (to: string): Mail =>
  composeMail({
    to,
    subject: `Your ${brand.name} account was deleted`,
    paragraphs: [
      "Your account and everything personal in it has been deleted, and all your devices were logged out. We won't send anything more to this address.",
      `If it was not you, write to us: ${brand.contact.email}`,
    ],
  });
