import { Page } from '@site/shared/ui';
import { ReleaseTable } from '../features/releases/release-table.tsx';
import { ServiceList } from '../features/services/service-list.tsx';
import styles from './status-page.module.css';

/** /admin: what anybody may know about the running site. */
export const StatusPage = () => (
  <Page
    title="Site status"
    intro="Whether the services answer, and which releases this page was composed from."
  >
    <div className={styles.sections}>
      <ServiceList />
      <ReleaseTable />
    </div>
  </Page>
);
