import * as z from 'zod/mini';

/** What a token may be used for; every token may read what is and was live. */
export const releaseRights = ['publish', 'promote', 'approve', 'rollback', 'tokens'] as const;
export const releaseRight = z.enum(releaseRights);
export type ReleaseRight = z.infer<typeof releaseRight>;
