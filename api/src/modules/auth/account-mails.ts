import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../mail/index.ts';

/** The mails about an account. None holds a name: somebody who registers a stranger's address chooses it. */
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
          `Welcome to ${brand.name}. Please confirm that this address is yours. The link works once, within 24 hours. If you aren't logged in to the browser you open it in, it asks for your password.`,
          'If you did not register, ignore this mail.',
        ],
        link: link('Verify my email', '/auth/verify', token),
      }),

    /** After an attempt to register an address whose account nobody has verified. */
    claim: (to: string, token: string): Mail =>
      composeMail({
        to,
        subject: `Your email address at ${brand.name}`,
        paragraphs: [
          'Somebody, hopefully you, tried to register with this address. It already has an account, but nobody has verified it.',
          "If the account is yours, open the link and enter its password. If it isn't, choose a new password there and the account becomes yours: nobody else will be able to log in to it. The link works once, within 24 hours.",
          'If you did not try to register, ignore this mail.',
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

    /** In place of `reset`: a new password wouldn't help. */
    accountDisabled: (to: string | null): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} account is disabled`,
        paragraphs: [
          "Somebody, hopefully you, asked for a new password. Your account is disabled, so a new password wouldn't let you log in. We mailed you the reason when we disabled it.",
          `To object, write to ${brand.contact.email}.`,
        ],
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

    passwordSet: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} account has a password now`,
        paragraphs: [
          'A password was set for your account just now, and other devices were logged out. You can log in with it, or as before.',
          `If it was not you, choose a new one at once: ${forgot}`,
        ],
      }),

    confirmNewEmail: (to: string, token: string): Mail =>
      composeMail({
        to,
        subject: `Confirm your new email address for ${brand.name}`,
        paragraphs: [
          "You want to use this address for your account. The link works once, within 24 hours; until then the old address counts. If you aren't logged in to the browser you open it in, it asks for the account's password.",
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

    /** To the old address, which can no longer be used to ask for a new password. */
    emailChanged: (to: string, next: string): Mail =>
      composeMail({
        to,
        subject: `The email address of your ${brand.name} account was changed`,
        paragraphs: [
          `Your account now has the address ${next}. We won't send anything more to this one.`,
          `If it was not you, write to us at once: ${brand.contact.email}`,
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
