import { releaseHealthRoutes } from '@site/shared/contracts/releases';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { LiveManifest } from '../store/live-manifest.ts';
import { healthOf } from './release-health.service.ts';

/** How releases do in browsers, for administrators. */
export const releaseHealthModule =
  ({ config, database: { kysely } }: Context, liveManifest: LiveManifest): FastifyPluginAsync =>
  async (app) => {
    const options = { kysely, liveManifest, isCollected: config.telemetry };
    serveRoutes(app, releaseHealthRoutes)('GET /v1/admin/releases/health', ({ query }) =>
      healthOf(options, query.period),
    );
  };
