import { releaseHealth, releaseHealthQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import type { LiveManifest } from '../releases/index.ts';
import { healthOf } from './release-health.service.ts';

/** How releases do in browsers, for administrators. */
export const releaseHealthModule =
  (
    { config, database: { kysely } }: Context,
    admins: Admins,
    liveManifest: LiveManifest,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const options = { kysely, admins, liveManifest, isCollected: config.telemetry };
    app.get(
      '/admin/releases/health',
      {
        config: { ignoresSession: true },
        schema: { querystring: releaseHealthQuery, response: { 200: releaseHealth } },
      },
      (request) => healthOf(options, admins.tokenOf(request), request.query.period),
    );
  };
