import { type LoaderFunctionArgs, personKey, queryClient, redirect } from '@site/shared/platform';
import { materialQuery } from '../features/material/material.queries.ts';
import { roadmapQuery } from '../features/practice/roadmap.queries.ts';
import { practiceRoadmap } from '../features/practice/topics/practice-roadmap.ts';
import { problemPage } from './unit-position.ts';

/** Redirects a unit that is a DSA problem to its page, for search engines too. Never fails. */
export async function unitLoader({ params: { apiId = '', unitId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(materialQuery(apiId, unitId));
  const roadmap = await queryClient.fetchQuery(roadmapQuery(apiId, personKey())).catch(() => null);
  const topics = roadmap ? practiceRoadmap(roadmap).topics : [];
  const units = topics.flatMap((topic) => topic.units);
  const problem = problemPage(units, unitId);
  return problem ? redirect(problem, 301) : null;
}
