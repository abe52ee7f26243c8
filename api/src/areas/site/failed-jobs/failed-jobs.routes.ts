import { jobRoutes } from '@site/shared/contracts/site';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createFailedJobs } from './failed-jobs.service.ts';

/** Jobs that failed for good, for administrators. */
export const failedJobsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const failedJobs = createFailedJobs(kysely);
    const serve = serveRoutes(app, jobRoutes);

    serve('GET /v1/admin/jobs/failed', () => failedJobs.list());
    serve('POST /v1/admin/jobs/failed/{name}/{id}/retry', async ({ params }) => {
      await failedJobs.retry(params);
      return {};
    });
  };
