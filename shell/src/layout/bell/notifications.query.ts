import { type NotificationList, queryKeys } from '@site/shared/contracts';
import { http, queryOptions } from '@site/shared/platform';

/** A reply shows up within two minutes, or when the person returns to the page. */
const OFTEN_MS = 2 * 60_000;

/** Announcements and replies, newest first, and how many of them the person has not read. */
export const notificationsQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.notifications(person),
    queryFn: async ({ signal }) => {
      const { data } = await http.get<NotificationList | null>('/v1/notifications', { signal });
      if (!Array.isArray(data?.items)) throw new Error('No data received from API');
      return data;
    },
    staleTime: OFTEN_MS / 2,
    refetchInterval: OFTEN_MS,
  });
