import { personKey, queryClient } from '@site/shared/platform';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

/** Starts the call and returns at once: the server waits for it, a browser doesn't. */
export function startLoader(): null {
  void queryClient.prefetchQuery(roadmapListQuery(personKey()));
  return null;
}
