import { queryClient, sessionStore } from '@site/shared/platform';
import { planQuery } from '../features/plan/plan.queries.ts';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

/** With the server's time zone: the browser asks again as the page opens, and shows this until it is answered. */
export function planLoader() {
  const { user } = sessionStore.getState();
  if (!user) return null;
  void queryClient.prefetchQuery(planQuery(user.id));
  void queryClient.prefetchQuery(roadmapListQuery(user.id));
  return null;
}
