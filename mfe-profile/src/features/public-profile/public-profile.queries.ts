import { type PublicProfile, publicProfile } from '@site/shared/contracts';
import { http, queryOptions, statusOf } from '@site/shared/platform';

/** What others see of a person; the owner sees it even while it is private. */
export const publicProfileQuery = (handle: string, viewer: string) =>
  queryOptions({
    queryKey: ['public-profile', handle, viewer],
    queryFn: async ({ signal }): Promise<PublicProfile> => {
      const { data } = await http.get(`/v1/profiles/${encodeURIComponent(handle)}`, { signal });
      return publicProfile.parse(data);
    },
    retry: (failures, error) => failures < 1 && !isHidden(error),
    staleTime: 0,
  });

/** Whether the ID is private or nobody’s, which nobody can tell apart; 400 is for what can't be an ID. */
export const isHidden = (error: unknown): boolean => [400, 404].includes(statusOf(error) ?? 0);
