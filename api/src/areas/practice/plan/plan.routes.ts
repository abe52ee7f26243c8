import { brand } from '@site/shared/brand';
import { planRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { createCalendars } from './calendars.service.ts';
import { createPlans } from './plan.service.ts';

const asCalendar = (reply: Pick<FastifyReply, 'header'>) =>
  reply.header('content-type', 'text/calendar; charset=utf-8');

/**
 * A learner's own plan until a target date, also as a calendar file, and the secret address under which calendars fetch
 * that.
 */
export const planModule =
  ({ config: { publicUrl }, database }: Context, unitPages: FindUnitPages): FastifyPluginAsync =>
  async (app) => {
    const plans = createPlans(database, unitPages);
    const calendars = createCalendars(database, { plans, publicUrl, siteName: brand.name });
    const serve = serveRoutes(app, planRoutes);

    serve('POST /v1/plans/preview', ({ body }) => plans.preview(body));
    serve('GET /v1/users/{userId}/plan', ({ params, query }) =>
      plans.find(params.userId, query.zone),
    );
    serve('PUT /v1/users/{userId}/plan', ({ params, body }) => plans.save(params.userId, body));
    serve('DELETE /v1/users/{userId}/plan', async ({ params }) => {
      await plans.remove(params.userId);
      return {};
    });

    serve('GET /v1/users/{userId}/plan.ics', async ({ params, query }, reply) => {
      const file = await calendars.write(params.userId, query.zone);
      asCalendar(reply).header('content-disposition', 'attachment; filename="plan.ics"');
      return file;
    });
    serve('POST /v1/users/{userId}/plan/calendar', async ({ params, body }, reply) =>
      reply.code(201).send(await calendars.publish(params.userId, body.zone)),
    );
    serve('DELETE /v1/users/{userId}/plan/calendar', async ({ params }) => {
      await calendars.revoke(params.userId);
      return {};
    });
    serve('GET /v1/calendars/{file}', async ({ params }, reply) => {
      const file = await calendars.read(params.file);
      asCalendar(reply).header('x-robots-tag', 'noindex');
      return file;
    });
  };
