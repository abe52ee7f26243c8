import { queryClient, sessionStore } from '@site/shared/platform';
import { revisionListQuery } from '../features/revision/revision.queries.ts';

/** With the server's time zone: the browser asks again as the page opens, and shows this until it is answered. */
export function todayLoader() {
  const { user } = sessionStore.getState();
  if (user) void queryClient.prefetchQuery(revisionListQuery(user.id));
  return null;
}
