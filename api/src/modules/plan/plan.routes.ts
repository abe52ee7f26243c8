import { brand } from '@site/shared/brand';
import { newPlan, planAnswer, planParams, planQuery } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { FindUnitPages } from '../materials/index.ts';
import { calendarRoutes } from './calendars.routes.ts';
import { createCalendars } from './calendars.service.ts';
import { requireOwner } from './plan.policy.ts';
import { createPlans } from './plan.service.ts';

const PLAN = '/users/:userId/plan';

/** A learner's own plan until a target date. */
export const planModule =
  ({ config: { publicUrl }, database }: Context, unitPages: FindUnitPages): FastifyPluginAsyncZod =>
  async (app) => {
    const plans = createPlans(database, unitPages);
    const calendars = createCalendars(database, { plans, publicUrl, siteName: brand.name });
    await app.register(calendarRoutes(calendars));
    const params = planParams;

    app.post(
      '/plans/preview',
      {
        config: { limit: 'planPreview' },
        schema: { body: newPlan, response: { 200: planAnswer } },
      },
      async ({ body }) => plans.preview(body),
    );

    app.get(
      PLAN,
      { schema: { params, querystring: planQuery, response: { 200: planAnswer } } },
      async ({ user, params, query }) => {
        requireOwner(user, params.userId);
        return plans.find(params.userId, query.zone);
      },
    );

    app.put(
      PLAN,
      { schema: { params, body: newPlan, response: { 200: planAnswer } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return plans.save(params.userId, body);
      },
    );

    app.delete(
      PLAN,
      { schema: { params, response: { 200: z.object({}) } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        await plans.remove(params.userId);
        return {};
      },
    );
  };
