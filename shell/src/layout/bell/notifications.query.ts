import { request } from '@site/shared/api';
import { queryKeys } from '@site/shared/contracts/composition';
import { queryOptions } from '@site/shared/platform';

/** A reply shows up within two minutes, or when the person returns to the page. */
const OFTEN_MS = 2 * 60_000;

/** Announcements and replies, newest first, and how many of them the person has not read. */
export const notificationsQuery = (person: string) =>
  queryOptions({
    queryKey: queryKeys.notifications(person),
    queryFn: ({ signal }) => request('GET /v1/notifications', { signal }),
    staleTime: OFTEN_MS / 2,
    refetchInterval: OFTEN_MS,
  });
