import { personKey, queryClient } from '@site/shared/platform';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function roadmapsLoader() {
  void queryClient.prefetchQuery(roadmapListQuery(personKey()));
  return null;
}
