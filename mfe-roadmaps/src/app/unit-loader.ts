import {
  type LoaderFunctionArgs,
  personKey,
  queryClient,
  sessionStore,
} from '@site/shared/platform';
import { exerciseQuery } from '../features/exercise/exercise.queries.ts';
import { followProgress } from '../features/practice/progress/confirm-progress.ts';
import { roadmapQuery } from '../features/practice/roadmap.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function unitLoader({ params: { apiId = '', unitId = '' } }: LoaderFunctionArgs) {
  if (sessionStore.getState().user) followProgress();
  void queryClient.prefetchQuery(roadmapQuery(apiId, personKey()));
  void queryClient.prefetchQuery(exerciseQuery(apiId, unitId));
  return null;
}
