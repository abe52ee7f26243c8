import { queryClient } from '@site/shared/platform';
import { mockTestListQuery } from '../features/mock-test/mock-tests.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function mockTestsLoader() {
  void queryClient.prefetchQuery(mockTestListQuery());
  return null;
}
