import type { PublicProfile } from '@site/shared/contracts/identity';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { findProgressByRoadmap, findStreak } from '../../practice/index.ts';
import { findVisibleProfile } from './profile.repository.ts';

/** For a calendar that was requested without a time zone. */
const ZONE = 'UTC';

/**
 * What others see of a person. Nothing distinguishes a private handle from an unknown one: neither the response nor the
 * work done.
 * @param viewerId null for a visitor
 * @returns null for both
 */
export async function findPublicProfile(
  kysely: Kysely<DB>,
  handle: string,
  viewerId: string | null,
): Promise<PublicProfile | null> {
  const row = await findVisibleProfile(kysely, handle.toLowerCase(), viewerId);
  if (!row) return null;
  const { id, linkedin, twitter, website, resume } = row;
  const progress = await findProgressByRoadmap(kysely, id);
  return {
    handle: row.handle,
    name: row.name,
    avatarUrl: row.avatarUrl,
    bio: row.bio,
    country: row.country,
    college: row.college,
    degree: row.degree,
    branch: row.branch,
    graduationYear: row.graduationYear,
    socials: { linkedin, twitter, website, resume },
    memberSince: row.createdAt.toISOString().slice(0, 10),
    progress: {
      ...progress,
      roadmaps: progress.roadmaps.filter(({ all }) => all.completed > 0),
    },
    streak: await findStreak(kysely, id, ZONE),
    own: viewerId === id,
    public: row.visibility === 'public',
  };
}
