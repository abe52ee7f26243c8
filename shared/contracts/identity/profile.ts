import * as z from 'zod/mini';
import { sentVersion } from '../composition/client-values.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { basicInfoChange, branch, country, degree } from './profile-basic-info.ts';
import { handle } from './profile-handle.ts';
import { socialsForm } from './profile-socials.ts';

/**
 * A profile is saved in sections, so that two devices on different tabs never meet. Each section has a
 * version; a change names the one it was made from. If the section has changed since, the answer
 * is 409 with code 'changed-elsewhere', and `current` holds the section as it is: nothing is overwritten
 * that the person has not seen. What is saved already may be sent again.
 */

export const visibilities = ['public', 'private'] as const;

/** The tab Visibility: whether others may see /profile/{handle}. */
export const visibilityForm = z.strictObject({
  visibility: z.enum(visibilities, 'must be public or private'),
});
export type VisibilityForm = z.infer<typeof visibilityForm>;

/** Mails beside those that an account can't do without. All are off until chosen. */
export const mailsForm = z.strictObject({
  /** When someone replies to a comment of theirs. */
  replies: z.boolean('must be true or false'),
  /** When there is news of the site. */
  news: z.boolean('must be true or false'),
});
export type MailsForm = z.infer<typeof mailsForm>;

/** In the tab Accounts. */
export const revisionForm = z.strictObject({
  /** Whether a problem that is marked complete is put on the revision schedule by itself. */
  automatic: z.boolean('must be true or false'),
});
export type RevisionForm = z.infer<typeof revisionForm>;

/** In the tab Accounts. */
export const handleForm = z.strictObject({ handle });
export type HandleForm = z.infer<typeof handleForm>;

const PHONE = 'must have 10 digits, such as 9876543210';

/** In the tab Accounts: the number to sign in with. '' for none; blanks and hyphens don't count. */
export const phoneForm = z.strictObject({
  phone: text(20, PHONE).check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
    z.regex(/^(\d{10})?$/, PHONE),
  ),
});
export type PhoneForm = z.infer<typeof phoneForm>;

const sent = { version: sentVersion };
export const basicInfoRequest = basicInfoChange(sentVersion);
export const socialsRequest = z.extend(socialsForm, sent);
export const visibilityRequest = z.extend(visibilityForm, sent);
export const mailsRequest = z.extend(mailsForm, sent);
export const revisionRequest = z.extend(revisionForm, sent);
export const handleRequest = z.extend(handleForm, sent);
export const phoneRequest = z.extend(phoneForm, sent);

const versioned = { version: z.string() };
const words = z.string();

/** What was never filled in is '' or null; the year is then the default. */
export const basicInfoSection = z.object({
  ...versioned,
  firstName: words,
  lastName: words,
  bio: words,
  country: z.nullable(country),
  college: words,
  degree: z.nullable(degree),
  branch: z.nullable(branch),
  graduationYear: z.int(),
});
export type BasicInfoSection = z.infer<typeof basicInfoSection>;

export const socials = z.object({
  linkedin: words,
  twitter: words,
  website: words,
  resume: words,
});
export const socialsSection = z.extend(socials, versioned);
export type SocialsSection = z.infer<typeof socialsSection>;

export const visibilitySection = z.object({ ...versioned, visibility: z.enum(visibilities) });
export type VisibilitySection = z.infer<typeof visibilitySection>;

export const mailsSection = z.object({ ...versioned, replies: z.boolean(), news: z.boolean() });
export type MailsSection = z.infer<typeof mailsSection>;

export const revisionSection = z.object({ ...versioned, automatic: z.boolean() });
export type RevisionSection = z.infer<typeof revisionSection>;

export const handleSection = z.object({ ...versioned, handle: words });
export type HandleSection = z.infer<typeof handleSection>;

/** '' for none. */
export const phoneSection = z.object({ ...versioned, phone: words });
export type PhoneSection = z.infer<typeof phoneSection>;

/**
 * GET /v1/profile: what the tabs begin with. The answers of
 * PUT /v1/profile/{basic-info|socials|visibility|mails|revision|handle|phone} are the section alone.
 * Address, password and ways to sign in are those of GET /v1/auth/me.
 */
export const profile = z.object({
  basicInfo: basicInfoSection,
  socials: socialsSection,
  visibility: visibilitySection,
  mails: mailsSection,
  revision: revisionSection,
  handle: handleSection,
  phone: phoneSection,
  email: words,
  /** A picture of theirs (/avatars/…) or of their provider; null for none. */
  avatarUrl: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profile>;

export const avatar = z.object({ avatarUrl: z.nullable(z.string()) });
export type Avatar = z.infer<typeof avatar>;

/** Of the picture that is uploaded. */
export const AVATAR_MAX_BYTES = 1024 * 1024;

export const avatarRoutes = {
  /** The body is the file itself. */
  'PUT /v1/profile/avatar': {
    access: 'learner',
    limit: 'avatar',
    body: z.unknown(),
    answers: { 200: avatar },
  },
  'DELETE /v1/profile/avatar': { access: 'learner', answers: { 200: avatar } },
} satisfies RouteDefinitions;
