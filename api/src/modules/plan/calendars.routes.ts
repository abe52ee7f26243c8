import {
  calendarParams,
  newPlanCalendar,
  planCalendar,
  planParams,
  planQuery,
} from '@site/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { createCalendars } from './calendars.service.ts';
import { requireOwner } from './plan.policy.ts';

const asCalendar = (reply: FastifyReply) => reply.type('text/calendar; charset=utf-8');

/** A learner's own plan as a calendar file, and the secret address under which calendars fetch it. */
export const calendarRoutes =
  (calendars: ReturnType<typeof createCalendars>): FastifyPluginAsyncZod =>
  async (app) => {
    const params = planParams;

    app.get(
      '/users/:userId/plan.ics',
      { schema: { params, querystring: planQuery, response: { 200: z.string() } } },
      async ({ user, params, query }, reply) => {
        requireOwner(user, params.userId);
        const file = await calendars.write(params.userId, query.zone);
        asCalendar(reply).header('content-disposition', 'attachment; filename="plan.ics"');
        return file;
      },
    );

    app.post(
      '/users/:userId/plan/calendar',
      { schema: { params, body: newPlanCalendar, response: { 201: planCalendar } } },
      async ({ user, params, body }, reply) => {
        requireOwner(user, params.userId);
        return reply.code(201).send(await calendars.publish(params.userId, body.zone));
      },
    );

    app.delete(
      '/users/:userId/plan/calendar',
      { schema: { params, response: { 200: z.object({}) } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        await calendars.revoke(params.userId);
        return {};
      },
    );

    app.get(
      '/calendars/:file',
      {
        config: { ignoresSession: true },
        schema: { params: calendarParams, response: { 200: z.string() } },
      },
      async ({ params }, reply) => {
        const file = await calendars.read(params.file);
        asCalendar(reply).header('x-robots-tag', 'noindex');
        return file;
      },
    );
  };
