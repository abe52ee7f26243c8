import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../../../mail/index.ts';

const object = `If you think this is a mistake, write to ${brand.contact.email}.`;

/** What an owner of the site did to an account, for its person. */
export const peopleMails = {
  disabled: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `Your ${brand.name} account was disabled`,
      paragraphs: [
        "The people who run the site have disabled your account. You've been logged out everywhere and can't log in for now. Everything you saved is kept.",
        `The reason: ${reason}`,
        object,
      ],
    }),

  enabled: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `Your ${brand.name} account is back`,
      paragraphs: ['You can log in again. Everything is as you left it.', `The reason: ${reason}`],
    }),

  signedOut: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `You were logged out of ${brand.name}`,
      paragraphs: [
        'The people who run the site have logged you out everywhere. You can log in again any time.',
        `The reason: ${reason}`,
      ],
    }),
};
