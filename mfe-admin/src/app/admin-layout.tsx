import { Outlet, useQuery } from '@site/shared/platform';
import { openReportsQuery } from '../features/moderation/moderation.queries.ts';
import { AdminMenu } from '../features/session/admin-menu.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import styles from './admin-layout.module.css';

/**
 * The layout of all admin pages but the sign-in. It is public: each page decides what it shows to whom. The
 * menu's place is there before it is known who is signed in, so that nothing moves.
 */
export function AdminLayout() {
  const { data: admin } = useQuery(adminSessionQuery);
  const { data: reports } = useQuery({ ...openReportsQuery, enabled: Boolean(admin) });
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        {admin !== undefined && <AdminMenu admin={admin} waiting={{ '/admin/reports': reports }} />}
      </div>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
