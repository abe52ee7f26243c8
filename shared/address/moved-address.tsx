import { Navigate, type RouteObject, useLocation } from '@site/shared/platform';
import { movedLoader } from './moved-loader.ts';
import { withSearch } from './with-search.ts';

/** The route of an address that people type or that old links name: a permanent redirect with query and fragment. */
export const movedAddress = (path: string, to: string): RouteObject => ({
  path,
  loader: movedLoader(to),
  element: <Moved to={to} />,
});

function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${withSearch(to, search)}${hash}`} replace />;
}
