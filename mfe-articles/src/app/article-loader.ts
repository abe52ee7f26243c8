import { type LoaderFunctionArgs, personKey, queryClient } from '@site/shared/platform';
import { articleQuery } from '../features/article/article.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function articleLoader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(articleQuery(params.slug ?? '', personKey()));
  return null;
}
