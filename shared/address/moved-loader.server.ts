import { type LoaderFunctionArgs, redirect } from '@site/shared/platform';
import { withSearch } from './with-search.ts';

/** Browsers keep the fragment. */
export const movedLoader =
  (to: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(withSearch(to, new URL(request.url).search), 301);
