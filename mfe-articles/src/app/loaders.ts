/** They start loading while the page's code is loading. They never fail: the page shows what went wrong. */
import { type LoaderFunctionArgs, personKey, queryClient } from '@site/shared/platform';
import { articleQuery } from '../features/article/article.queries.ts';
import { authorQuery } from '../features/author/author.queries.ts';
import { articleListQuery } from '../features/catalog/catalog.queries.ts';
import { problemListQuery } from '../features/dsa-problem/dsa-problem.queries.ts';

export function articleLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(articleQuery(params.slug ?? '', personKey()));
  return null;
}

export function authorLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(authorQuery(params.slug ?? ''));
  return null;
}

export function catalogLoader() {
  void queryClient.prefetchQuery(problemListQuery(personKey()));
  void queryClient.prefetchQuery(articleListQuery());
  return null;
}
