import { Outlet, useQuery } from '@site/shared/platform';
import { AdminBar } from '../features/session/admin-bar.tsx';
import { adminSessionQuery } from '../features/session/admin-session.ts';

/** What all pages of the area have in common. It is public: each page says what it shows to whom. */
export function AdminLayout() {
  const { data: admin } = useQuery(adminSessionQuery);
  return (
    <>
      <AdminBar admin={admin} />
      <Outlet />
    </>
  );
}
