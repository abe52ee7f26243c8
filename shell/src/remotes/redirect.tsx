import { withSearch } from '@site/shared/contracts/composition';
import { Navigate, useLocation } from 'react-router-dom';

/** Leads a link within the page to where its remote says. Servers redirect documents (api/src/areas/site/page). */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={`${withSearch(to, search)}${hash}`} replace />;
}
