import { brand } from '@site/shared/brand';
import { composeMail, type Mail } from '../mail/index.ts';

const object = `To object, write to ${brand.contact.email}.`;

/** What an owner of the site did to an account, for its person. */
export const peopleMails = {
  disabled: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `Your ${brand.name} account was disabled`,
      paragraphs: [
        'Your account was disabled by the people who run the site. You were logged out everywhere and can’t log in. What you saved is kept.',
        `The reason: ${reason}`,
        object,
      ],
    }),

  enabled: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `Your ${brand.name} account was enabled again`,
      paragraphs: ['You can log in again, and find everything as it was.', `The reason: ${reason}`],
    }),

  signedOut: (to: string, reason: string): Mail =>
    composeMail({
      to,
      subject: `You were logged out of ${brand.name}`,
      paragraphs: [
        'The people who run the site logged you out everywhere. You can log in again.',
        `The reason: ${reason}`,
      ],
    }),
};
