import type { RouteObject } from '@site/shared/platform';
import { AdminLayout } from './app/admin-layout.tsx';
import { AnnouncementsPage } from './app/announcements-page.tsx';
import { AuditLogPage } from './app/audit-log-page.tsx';
import { LoginPage } from './app/login-page.tsx';
import { StatusPage } from './app/status-page.tsx';

/** The one door of this remote. */
export const routes: RouteObject[] = [
  {
    path: '/admin',
    Component: AdminLayout,
    children: [
      { index: true, Component: StatusPage },
      { path: 'login', Component: LoginPage },
      { path: 'announcements', Component: AnnouncementsPage },
      { path: 'audit-log', Component: AuditLogPage },
    ],
  },
];
