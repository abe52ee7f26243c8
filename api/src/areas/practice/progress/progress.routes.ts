import { isTimeZone } from '@site/shared/contracts/composition';
import { progressRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { changeProgress } from './progress.service.ts';

/** A learner's own progress. It is read with the roadmaps. */
export const progressModule =
  ({ database }: Context): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, progressRoutes);

    serve('PATCH /v1/users/{userId}/learning-units/{unitId}', async ({ params, body, headers }) => {
      const baseVersions = headers['if-match']?.split(',').map(withoutQuotes) ?? null;
      const age = headers['x-mutation-age'];
      const zone = headers['x-time-zone'] ?? 'UTC';
      const guard = {
        baseVersions,
        ageMs: age === undefined ? null : Number(age),
        zone: isTimeZone(zone) ? zone : 'UTC',
      };
      return changeProgress(database, { ...params, patch: body, guard });
    });
  };

const withoutQuotes = (version: string) => version.trim().slice(1, -1);
