import { type LoaderFunctionArgs, personKey, queryClient, redirect } from '@site/shared/platform';
import { exerciseQuery } from '../features/exercise/exercise.queries.ts';
import { roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { problemPath } from './problem-path.ts';

/** Redirects a unit that is a DSA problem to its page, for search engines too. Never fails. */
export async function unitLoader({ params: { apiId = '', unitId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(roadmapQuery(apiId, personKey()));
  const exercise = await queryClient.fetchQuery(exerciseQuery(apiId, unitId)).catch(() => null);
  return exercise?.kind === 'dsa' ? redirect(problemPath(exercise), 301) : null;
}
