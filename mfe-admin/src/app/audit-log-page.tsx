import { useQuery } from '@site/shared/platform';
import { administratorsQuery } from '../features/administrators/administrators.queries.ts';
import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { FilterForm } from '../features/audit-log/filter-form.tsx';
import { AdminPage } from './admin-page.tsx';
import styles from './admin-pages.module.css';

export const AuditLogPage = () => (
  <AdminPage
    title="Audit log"
    right="records"
    intro="Changes made by administrators: who, what, which and when. Details show what was there before and after."
  >
    <div className={styles.sections}>
      <FilterForm />
      <Log />
    </div>
  </AdminPage>
);

/** The log has administrators' ids, but people know them by address. */
function Log() {
  const { data: administrators } = useQuery(administratorsQuery);
  return <AuditLog nameOf={(subject) => administrators?.find(({ id }) => id === subject)?.email} />;
}
