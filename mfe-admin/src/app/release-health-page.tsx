import { HealthReport } from '../features/release-health/health-report.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/health */
export const ReleaseHealthPage = () => (
  <AdminPage
    title="Release health"
    right="figures"
    intro="How the shell and the remotes perform in people's browsers. Three in four page views were at least as fast as the figures shown. Nobody is named."
  >
    <HealthReport />
  </AdminPage>
);
