import { queryClient, sessionStore } from '@site/shared/platform';
import { revisionListQuery } from '../features/revision/revision.queries.ts';

/** Uses the server's time zone: the browser refetches as the page opens, and shows this until the response arrives. */
export function todayLoader() {
  const { user } = sessionStore.getState();
  if (user) void queryClient.prefetchQuery(revisionListQuery(user.id));
  return null;
}
