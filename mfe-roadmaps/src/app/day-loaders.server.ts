/** Uses the server's time zone: the browser refetches as the page opens, and shows this until the response arrives. */
import { queryClient, sessionStore } from '@site/shared/platform';
import { planQuery } from '../features/plan/account-plan.ts';
import { revisionListQuery } from '../features/revision/revision.queries.ts';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

export function todayLoader() {
  const { user } = sessionStore.getState();
  if (user) void queryClient.prefetchQuery(revisionListQuery(user.id));
  return null;
}

export function planLoader() {
  const { user } = sessionStore.getState();
  if (!user) return null;
  void queryClient.prefetchQuery(planQuery(user.id));
  void queryClient.prefetchQuery(roadmapListQuery(user.id));
  return null;
}
