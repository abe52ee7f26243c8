import { pageViewReport } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Telemetry } from './telemetry.ts';

/** Sixteen units and five vitals need half of it. */
const BODY_LIMIT = 4 * 1024;

/** Pages tell how their view went, each once. Counted without a trace of who tells. */
export const telemetryModule =
  (telemetry: Telemetry): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/telemetry',
      {
        bodyLimit: BODY_LIMIT,
        config: { ignoresSession: true, limit: 'telemetry' },
        schema: { body: pageViewReport, response: { 202: z.object({}) } },
      },
      async ({ body }, reply) => {
        telemetry.take(body);
        return reply.code(202).send({});
      },
    );
  };
