import { type LoaderFunctionArgs, redirect } from '@site/shared/platform';
import { withSearch } from './with-search.ts';

/** Browsers carry the fragment over. */
export const movedLoader =
  (to: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(withSearch(to, new URL(request.url).search), 301);
