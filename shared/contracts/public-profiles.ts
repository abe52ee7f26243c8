import * as z from 'zod/mini';
import { progressByRoadmap, streak } from './activity.ts';
import { socials } from './profile.ts';
import { branch, country, degree } from './profile-basic-info.ts';
import { text } from './text.ts';

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
