import { telemetryRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { Telemetry } from './telemetry.ts';

/** Sixteen microfrontends and five vitals need half of it. */
const BODY_LIMIT = 4 * 1024;

/** Pages report how their view went, each once. Counted without a trace of who reports. */
export const telemetryModule =
  (telemetry: Telemetry): FastifyPluginAsync =>
  async (app) => {
    const serve = serveRoutes(app, telemetryRoutes);

    serve(
      'POST /v1/telemetry',
      async ({ body }, reply) => {
        telemetry.take(body);
        return reply.code(202).send({});
      },
      { bodyLimit: BODY_LIMIT },
    );
  };
