import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../mail/index.ts';

/** The mails about an account. None holds a name: whoever registers a stranger's address chooses it. */
export function createAccountMails(publicUrl: string) {
  /** A secret travels in the fragment, which no server and no other site gets to see. */
  const link = (label: string, path: string, token: string) => ({
    label,
    url: `${publicUrl}${path}#token=${token}`,
  });
  const forgot = `${publicUrl}/auth/forgetpassword`;

  return {
    verification: (to: string, token: string): Mail =>
      composeMail({
        to,
        subject: `Verify your email address for ${brand.name}`,
        paragraphs: [
          `Welcome to ${brand.name}. Please confirm that this address is yours. The link works once, within 24 hours.`,
          'If you did not register, ignore this mail.',
        ],
        link: link('Verify my email', '/auth/verify', token),
      }),

    reset: (to: string | null, token: string): Mail =>
      composeMail({
        to,
        subject: `Choose a new password for ${brand.name}`,
        paragraphs: [
          'Somebody, hopefully you, asked for a new password. The link works once, within one hour.',
          'If it was not you, ignore this mail: your password stays as it is.',
        ],
        link: link('Choose a new password', '/auth/resetpassword', token),
      }),

    passwordChanged: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} password was changed`,
        paragraphs: [
          'The password of your account was changed just now, and other devices were logged out.',
          `If it was not you, choose a new one at once: ${forgot}`,
        ],
      }),

    confirmNewEmail: (to: string, token: string): Mail =>
      composeMail({
        to,
        subject: `Confirm your new email address for ${brand.name}`,
        paragraphs: [
          'You want to use this address for your account. The link works once, within 24 hours; until then the old address counts.',
          'If it was not you, ignore this mail.',
        ],
        link: link('Use this address', '/auth/verify', token),
      }),

    /** In place of `confirmNewEmail`, so that only the owner of the address learns about the account. */
    emailInUse: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your email address is in use at ${brand.name}`,
        paragraphs: [
          'Somebody, hopefully you, wanted to use this address for another account. You have an account with it already, so nothing was changed.',
          `If you forgot its password: ${forgot}`,
        ],
      }),

    emailChangeAsked: (to: string, next: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} account is to get another email address`,
        paragraphs: [
          `Your account is to move to the address ${next} as soon as that is confirmed.`,
          `If it was not you, choose a new password at once, which also stops this: ${forgot}`,
        ],
      }),
  };
}

export type AccountMails = ReturnType<typeof createAccountMails>;
