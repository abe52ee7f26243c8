import { type AdminRight, roleHasRight } from '@site/shared/contracts/composition';
import { Outlet, useQuery } from '@site/shared/platform';
import { openReportsQuery } from '../features/moderation/moderation.queries.ts';
import { approvalsQuery } from '../features/releases/releases.queries.ts';
import { AdminHeader } from '../features/session/admin-header.tsx';
import { AdminMenu } from '../features/session/admin-menu.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import { useDisclosure } from '../features/session/use-disclosure.ts';
import { waitingQuery } from '../features/waiting/waiting.queries.ts';
import styles from './admin-layout.module.css';

/**
 * The layout of all admin pages except the sign-in. It's public: each page decides what to show to whom. The space of
 * header and menu is reserved before we know who is signed in, so nothing shifts.
 */
export function AdminLayout() {
  const { data: admin } = useQuery(adminSessionQuery);
  const menu = useDisclosure();
  const has = (right: AdminRight) => Boolean(admin && roleHasRight(admin.role, right));
  const { data: reports } = useQuery({ ...openReportsQuery, enabled: has('discussions') });
  const { data: approvals } = useQuery({
    ...approvalsQuery,
    enabled: has('releases'),
    // Polling on every page would keep sessions alive forever.
    refetchInterval: false,
  });
  const { data: items } = useQuery({ ...waitingQuery, enabled: has('read-content') });
  const waiting = {
    '/admin/waiting': items?.length,
    '/admin/reports': reports,
    '/admin/releases': approvals?.approvals.filter(
      ({ state, isOwn }) => state === 'pending' && !isOwn,
    ).length,
  };
  return (
    <>
      <div className={styles.header}>
        {admin !== undefined && <AdminHeader admin={admin} menu={menu} />}
      </div>
      <div className={styles.layout}>
        <div className={styles.side}>
          {admin !== undefined && <AdminMenu admin={admin} menu={menu} waiting={waiting} />}
        </div>
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </>
  );
}
