/** Work that the site does in the background, and what of it failed, for administrators. */
import * as z from 'zod/mini';
import type { RouteDefinitions } from '../composition/route.ts';

/**
 * The kinds of jobs, each with a queue of its own (api/migrations/0194_site.sql, 0205_what_happened.sql, 0210_scheduled_changes.sql).
 * - account-events: forgets what happened to accounts on days long past
 * - article-trash: deletes articles that have been in the trash long enough
 * - article-views: forgets who read what on earlier days
 * - audit-log: forgets entries whose time is over
 * - canary: looks how a candidate does
 * - limit-counts: forgets counts whose time is over
 * - mail: hands one mail over
 * - news: mails announcements whose time has come
 * - overdue-tests: closes mock tests whose time is over
 * - page-view-counts: forgets counts of page views that nobody looks at any more
 * - scheduled-changes: publishes changes of articles whose time has come
 * - waiting-mails: queues mails that have no job, as after a restored backup
 */
export const jobName = z.enum([
  'account-events',
  'article-trash',
  'article-views',
  'audit-log',
  'canary',
  'limit-counts',
  'mail',
  'news',
  'overdue-tests',
  'page-view-counts',
  'scheduled-changes',
  'waiting-mails',
]);
export type JobName = z.infer<typeof jobName>;

export const failedJob = z.object({
  id: z.uuid(),
  name: jobName,
  queuedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  /** null if only the server's log says why. */
  reason: z.nullable(z.string()),
});
export type FailedJob = z.infer<typeof failedJob>;

/** What failed for good, latest first: every mail, of everything else the last time. */
export const failedJobs = z.object({ items: z.array(failedJob), total: z.int() });
export type FailedJobs = z.infer<typeof failedJobs>;

export const failedJobParams = z.strictObject({
  name: jobName,
  id: z.uuid('must be the id of a job'),
});

export const jobRoutes = {
  'GET /v1/admin/jobs/failed': { access: 'admin:operation', answers: { 200: failedJobs } },
  'POST /v1/admin/jobs/failed/{name}/{id}/retry': {
    access: 'admin:operation',
    params: failedJobParams,
    answers: { 200: z.object({}) },
  },
} satisfies RouteDefinitions;
