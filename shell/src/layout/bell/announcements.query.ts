import { type AnnouncementList, queryKeys } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** The announcements, newest first, and how many of them the person has not read. */
export const announcementsQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.announcements(person),
    queryFn: async ({ signal }) => {
      const { data } = await http.get<AnnouncementList | null>('/v1/announcements', { signal });
      if (!Array.isArray(data?.items)) throw new Error('No data received from API');
      return data;
    },
  });
