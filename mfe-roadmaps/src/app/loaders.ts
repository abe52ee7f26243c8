/** They start loading while the page's code is loading. They never fail: the page shows what went wrong. */
import { type LoaderFunctionArgs, personKey, queryClient } from '@site/shared/platform';
import {
  interviewQuery,
  mockTestListQuery,
  mockTestQuery,
} from '../features/mock-test/mock-tests.queries.ts';
import { roadmapListQuery } from '../features/roadmaps/roadmap-list.queries.ts';

export function roadmapsLoader() {
  void queryClient.prefetchQuery(roadmapListQuery(personKey()));
  return null;
}

export function mockTestsLoader() {
  void queryClient.prefetchQuery(mockTestListQuery());
  return null;
}

export function mockTestLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(mockTestQuery(params.id ?? ''));
  return null;
}

export function mockInterviewLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(interviewQuery(params.id ?? ''));
  return null;
}
