import { HealthReport } from '../features/release-health/health-report.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/health */
export const ReleaseHealthPage = () => (
  <AdminPage
    title="Release health"
    intro="How the shell and the remotes do in people's browsers: of four page views, three were no slower than what is shown. Nobody is named."
  >
    <HealthReport />
  </AdminPage>
);
