import {
  type LoaderFunctionArgs,
  personKey,
  queryClient,
  sessionStore,
} from '@site/shared/platform';
import { followProgress } from '../features/practice/progress/confirm-progress.ts';
import { companySheetQuery } from '../features/practice/roadmap.queries.ts';

/** Starts loading while the page's code is loading. Never fails: the page shows what went wrong. */
export function companyLoader({ params: { slug = '' } }: LoaderFunctionArgs) {
  if (sessionStore.getState().user) followProgress();
  void queryClient.prefetchQuery(companySheetQuery(slug, personKey()));
  return null;
}
