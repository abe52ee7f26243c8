import * as z from 'zod/mini';
import { conflictWith } from '../composition/conflict.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';
import { progressByRoadmap, streak } from '../practice/activity.ts';
import {
  basicInfoRequest,
  basicInfoSection,
  handleRequest,
  handleSection,
  mailsRequest,
  mailsSection,
  phoneRequest,
  phoneSection,
  profile,
  revisionRequest,
  revisionSection,
  socials,
  socialsRequest,
  socialsSection,
  visibilityRequest,
  visibilitySection,
} from './profile.ts';
import { branch, country, degree } from './profile-basic-info.ts';

/** Any text: what can't be a handle is answered as one that nobody has. */
export const publicProfileParams = z.strictObject({ handle: text(100) });

/**
 * GET /v1/profiles/{handle}. Others see it if it is public; a private and an unknown one are answered
 * with the same 404. Its owner always sees it. Never holds address, number, bookmarks or notes.
 */
export const publicProfile = z.object({
  handle: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  bio: z.string(),
  country: z.nullable(country),
  college: z.string(),
  degree: z.nullable(degree),
  branch: z.nullable(branch),
  /** null until the person has saved it. */
  graduationYear: z.nullable(z.int()),
  socials,
  memberSince: z.iso.date(),
  /** Roadmaps that the person has completed something of. */
  progress: progressByRoadmap,
  /** Days are those of UTC. */
  streak,
  /** Whether it is the signed-in person's own. */
  own: z.boolean(),
  /** Whether others see it, too. */
  public: z.boolean(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

const sectionAnswers = <T extends z.ZodMiniType>(section: T) => ({
  200: section,
  409: conflictWith(section),
});

export const profileRoutes = {
  'GET /v1/profile': { access: 'learner', answers: { 200: profile } },
  'PUT /v1/profile/basic-info': {
    access: 'learner',
    body: basicInfoRequest,
    answers: sectionAnswers(basicInfoSection),
  },
  'PUT /v1/profile/socials': {
    access: 'learner',
    body: socialsRequest,
    answers: sectionAnswers(socialsSection),
  },
  'PUT /v1/profile/visibility': {
    access: 'learner',
    body: visibilityRequest,
    answers: sectionAnswers(visibilitySection),
  },
  'PUT /v1/profile/mails': {
    access: 'learner',
    body: mailsRequest,
    answers: sectionAnswers(mailsSection),
  },
  'PUT /v1/profile/revision': {
    access: 'learner',
    body: revisionRequest,
    answers: sectionAnswers(revisionSection),
  },
  'PUT /v1/profile/handle': {
    access: 'learner',
    limit: 'handle',
    body: handleRequest,
    answers: sectionAnswers(handleSection),
  },
  'PUT /v1/profile/phone': {
    access: 'learner',
    limit: 'phone',
    body: phoneRequest,
    answers: sectionAnswers(phoneSection),
  },
  'GET /v1/profiles/{handle}': {
    access: 'anyone',
    params: publicProfileParams,
    answers: { 200: publicProfile },
  },
} satisfies RouteDefinitions;
