import { personKey, queryClient } from '@site/shared/platform';
import { articleListQuery } from '../features/catalog/catalog.queries.ts';
import { problemListQuery } from '../features/dsa-problem/dsa-problem.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function catalogLoader() {
  void queryClient.prefetchQuery(problemListQuery(personKey()));
  void queryClient.prefetchQuery(articleListQuery());
  return null;
}
