import { AnalyticsReport } from '../features/analytics/analytics-report.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/analytics */
export const AnalyticsPage = () => (
  <AdminPage
    title="Analytics"
    right="figures"
    intro="What happened on the site. Days are in UTC, and nobody is named."
  >
    <AnalyticsReport />
  </AdminPage>
);
