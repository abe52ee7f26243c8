import type { RouteHandle } from '@site/shared/contracts/composition';
import type { RouteObject } from '@site/shared/platform';
import { AdminLayout } from './app/admin-layout.tsx';
import { AdministratorsPage } from './app/administrators-page.tsx';
import { AnnouncementsPage } from './app/announcements-page.tsx';
import { AuditLogPage } from './app/audit-log-page.tsx';
import { InvitationPage } from './app/invitation-page.tsx';
import { LoginPage } from './app/login-page.tsx';
import { PeoplePage, PersonPage } from './app/people-pages.tsx';
import { SecurityEventsPage } from './app/security-events-page.tsx';
import { SecurityPage } from './app/security-page.tsx';
import { StatusPage } from './app/status-page.tsx';

/** Browsers render these pages. */
const handle: RouteHandle = { rendered: false };

/** This remote's only exposed module. */
export const routes: RouteObject[] = [
  { path: '/admin/login', Component: LoginPage },
  {
    path: '/admin',
    Component: AdminLayout,
    children: [
      {
        path: 'articles',
        lazy: async () => ({ Component: (await import('./app/articles-page.tsx')).ArticlesPage }),
      },
      {
        path: 'authors',
        lazy: async () => ({
          Component: (await import('./app/authors-page.tsx')).AuthorsPage,
        }),
      },
      {
        path: 'categories',
        lazy: async () => ({
          Component: (await import('./app/categories-page.tsx')).CategoriesPage,
        }),
      },
      {
        path: 'media',
        lazy: async () => ({ Component: (await import('./app/media-page.tsx')).MediaPage }),
      },
      {
        path: 'waiting',
        lazy: async () => ({ Component: (await import('./app/waiting-page.tsx')).WaitingPage }),
      },
      { path: 'status', Component: StatusPage },
      {
        // The editor is by far the largest part of this remote: nothing else loads it. It edits the browser's
        // own elements, so a server has nothing to render.
        path: 'articles/:id',
        handle,
        lazy: async () => ({
          Component: (await import('./app/article-editor-page.tsx')).ArticleEditorPage,
        }),
      },
      {
        path: 'analytics',
        lazy: async () => ({
          Component: (await import('./app/analytics-page.tsx')).AnalyticsPage,
        }),
      },
      {
        path: 'releases',
        lazy: async () => ({ Component: (await import('./app/releases-page.tsx')).ReleasesPage }),
      },
      {
        path: 'candidates',
        lazy: async () => ({
          Component: (await import('./app/candidates-page.tsx')).CandidatesPage,
        }),
      },
      {
        path: 'health',
        lazy: async () => ({
          Component: (await import('./app/release-health-page.tsx')).ReleaseHealthPage,
        }),
      },
      {
        path: 'roadmaps',
        lazy: async () => ({
          Component: (await import('./app/roadmaps-page.tsx')).RoadmapsPage,
        }),
      },
      {
        path: 'roadmaps/new',
        lazy: async () => ({
          Component: (await import('./app/roadmap-page.tsx')).NewRoadmapPage,
        }),
      },
      {
        path: 'roadmaps/:id',
        lazy: async () => ({
          Component: (await import('./app/roadmap-page.tsx')).RoadmapPage,
        }),
      },
      {
        path: 'problems',
        lazy: async () => ({
          Component: (await import('./app/problems-page.tsx')).ProblemsPage,
        }),
      },
      {
        path: 'problems/new',
        lazy: async () => ({
          Component: (await import('./app/problem-page.tsx')).NewProblemPage,
        }),
      },
      {
        path: 'problems/:id',
        lazy: async () => ({
          Component: (await import('./app/problem-page.tsx')).ProblemPage,
        }),
      },
      {
        path: 'content/:kind',
        lazy: async () => ({
          Component: (await import('./app/content-item-pages.tsx')).ContentItemsPage,
        }),
      },
      {
        path: 'content/:kind/new',
        lazy: async () => ({
          Component: (await import('./app/content-item-pages.tsx')).NewContentItemPage,
        }),
      },
      {
        path: 'content/:kind/:id',
        lazy: async () => ({
          Component: (await import('./app/content-item-pages.tsx')).ContentItemPage,
        }),
      },
      {
        path: 'import',
        lazy: async () => ({
          Component: (await import('./app/import-page.tsx')).ImportPage,
        }),
      },
      {
        path: 'companies',
        lazy: async () => ({
          Component: (await import('./app/companies-page.tsx')).CompaniesPage,
        }),
      },
      { path: 'announcements', Component: AnnouncementsPage },
      {
        path: 'reports',
        lazy: async () => ({ Component: (await import('./app/moderation-pages.tsx')).ReportsPage }),
      },
      {
        path: 'comments',
        lazy: async () => ({
          Component: (await import('./app/moderation-pages.tsx')).CommentsPage,
        }),
      },
      {
        path: 'callbacks',
        lazy: async () => ({ Component: (await import('./app/callbacks-page.tsx')).CallbacksPage }),
      },
      { path: 'audit-log', Component: AuditLogPage },
      { path: 'security-events', Component: SecurityEventsPage },
      { path: 'people', Component: PeoplePage },
      { path: 'people/:id', Component: PersonPage },
      { path: 'administrators', Component: AdministratorsPage },
      // The secret of the invitation is in the address's fragment, which isn't sent to servers.
      { path: 'invitation', handle, Component: InvitationPage },
      { path: 'security', Component: SecurityPage },
    ],
  },
];
