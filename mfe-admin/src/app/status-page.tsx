import { roleHasRight } from '@site/shared/contracts/composition';
import { useQuery } from '@site/shared/platform';
import { Page } from '@site/shared/ui';
import { FailedJobs } from '../features/failed-jobs/failed-jobs.tsx';
import { ReleaseTable } from '../features/releases/release-table.tsx';
import { ServiceList } from '../features/services/service-list.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import styles from './admin-pages.module.css';

/** /admin/status: information about the running site; how it renders and which jobs failed is for those who operate it. */
export function StatusPage() {
  const { data: admin } = useQuery(adminSessionQuery);
  const mayOperate = Boolean(admin && roleHasRight(admin.role, 'operation'));
  return (
    <Page
      title="Site status"
      intro="Whether the services are responding, and which releases this page is made of."
    >
      <div className={styles.status}>
        <ServiceList isAdmin={mayOperate} />
        {mayOperate && <FailedJobs />}
        <ReleaseTable />
      </div>
    </Page>
  );
}
