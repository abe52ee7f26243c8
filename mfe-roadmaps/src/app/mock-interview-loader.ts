import { type LoaderFunctionArgs, queryClient } from '@site/shared/platform';
import { interviewQuery } from '../features/mock-test/mock-tests.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function mockInterviewLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(interviewQuery(params.id ?? ''));
  return null;
}
