import { ReportQueue } from '../features/moderation/report-queue.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/reports */
export const ReportsPage = () => (
  <AdminPage
    title="Reports"
    intro="Comments that learners reported, most reported first. Who reported them isn't shown."
  >
    <ReportQueue />
  </AdminPage>
);
