import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../../../mail/index.ts';

const STARTED_EMPTY =
  'Someone had signed up with this email before, but nobody had verified it. Since it could have been a stranger, your account starts empty: what was in the old one is deleted, and nobody else is logged in.';

/** The mails about an account. None holds a name: a person who registers a stranger's address chooses it. */
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
        subject: `Verify your email for ${brand.name}`,
        paragraphs: [
          `Welcome to ${brand.name}! Please confirm that this is your email. The link works once, within 24 hours. If you're not logged in where you open it, we'll ask for your password.`,
          "If you didn't sign up, you can ignore this email.",
        ],
        link: link('Verify my email', '/auth/verify', token),
      }),

    /** After an attempt to register an address whose account nobody has verified. */
    claim: (to: string, token: string): Mail =>
      composeMail({
        to,
        subject: `Your email at ${brand.name}`,
        paragraphs: [
          'Someone, hopefully you, tried to sign up with this email. It already has an account, but nobody has verified it.',
          "If the account is yours, open the link and enter its password: everything in it stays. If it isn't, choose a new password there and the account becomes yours: it starts empty, and nobody else will be able to log in to it. The link works once, within 24 hours.",
          "If you didn't try to sign up, you can ignore this email.",
        ],
        link: link('Verify my email', '/auth/verify', token),
      }),

    reset: (to: string | null, token: string): Mail =>
      composeMail({
        to,
        subject: `Reset your ${brand.name} password`,
        paragraphs: [
          'Someone, hopefully you, asked to reset your password. The link works once, within an hour.',
          "If this wasn't you, you can ignore this email: your password stays the same.",
        ],
        link: link('Choose a new password', '/auth/resetpassword', token),
      }),

    /** In place of `reset`: a new password wouldn't help. */
    accountDisabled: (to: string | null): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} account is disabled`,
        paragraphs: [
          "Someone, hopefully you, asked to reset your password. Your account is disabled, so a new password wouldn't let you log in. We emailed you the reason when we disabled it.",
          `If you think this is a mistake, write to ${brand.contact.email}.`,
        ],
      }),

    passwordChanged: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} password was changed`,
        paragraphs: [
          'Your password was just changed, and your other devices were logged out.',
          `If this wasn't you, choose a new one right away: ${forgot}`,
        ],
      }),

    /** In place of `passwordChanged`, which the new owner of an address that was never verified didn't have. */
    passwordChosen: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} password was changed`,
        paragraphs: [
          STARTED_EMPTY,
          'You can log in with the password you just chose.',
          `If this wasn't you, choose another one right away: ${forgot}`,
        ],
      }),

    /** After signing in through a provider. */
    startedEmpty: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} account starts empty`,
        paragraphs: [
          STARTED_EMPTY,
          `You log in the way you just did. If this wasn't you, write to us right away: ${brand.contact.email}`,
        ],
      }),

    passwordSet: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} account now has a password`,
        paragraphs: [
          "You've just set a password for your account, and your other devices were logged out. You can log in with it, or the way you did before.",
          `If this wasn't you, choose a new one right away: ${forgot}`,
        ],
      }),

    confirmNewEmail: (to: string, token: string): Mail =>
      composeMail({
        to,
        subject: `Confirm your new email for ${brand.name}`,
        paragraphs: [
          "You asked to use this email for your account. The link works once, within 24 hours; until you open it, your old email stays. If you're not logged in where you open it, we'll ask for your account's password.",
          "If this wasn't you, you can ignore this email.",
        ],
        link: link('Use this email', '/auth/verify', token),
      }),

    /** In place of `confirmNewEmail`, so that only the owner of the address learns about the account. */
    emailInUse: (to: string): Mail =>
      composeMail({
        to,
        subject: `Your email is already in use at ${brand.name}`,
        paragraphs: [
          'Someone, hopefully you, tried to use this email for another account. You already have an account with it, so nothing has changed.',
          `If you've forgotten its password: ${forgot}`,
        ],
      }),

    /** To the old address, which can no longer be used to request a new password. */
    emailChanged: (to: string, next: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} email was changed`,
        paragraphs: [
          `Your account now uses ${next}. We won't send anything more to this address.`,
          `If this wasn't you, write to us right away: ${brand.contact.email}`,
        ],
      }),

    emailChangeRequested: (to: string, next: string): Mail =>
      composeMail({
        to,
        subject: `Your ${brand.name} email is about to change`,
        paragraphs: [
          `Your account will switch to ${next} as soon as that email is confirmed.`,
          `If this wasn't you, choose a new password right away, which also stops the change: ${forgot}`,
        ],
      }),
  };
}

export type AccountMails = ReturnType<typeof createAccountMails>;
