import { request } from '@site/shared/api';
import type { PublicProfile } from '@site/shared/contracts/identity';
import { queryOptions, statusOf } from '@site/shared/platform';

/**
 * What others see of a person; the owner sees it even while it's private. null for a private profile or an
 * unknown ID, which look the same.
 */
export const publicProfileQuery = (handle: string, viewer: string) =>
  queryOptions({
    queryKey: ['public-profile', handle, viewer],
    queryFn: async ({ signal }): Promise<PublicProfile | null> => {
      try {
        return await request('GET /v1/profiles/{handle}', { params: { handle }, signal });
      } catch (error) {
        if (isHidden(error)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

/** 400 is for an invalid ID. */
const isHidden = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
