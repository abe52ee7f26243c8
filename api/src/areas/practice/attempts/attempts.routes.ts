import { ownWorkRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAttempts } from './attempts.service.ts';
import { ownProblemOf } from './own-problem.ts';

/** Whose work, and on what: a DSA problem, or the task of a unit. */
const places = [
  '/v1/users/{userId}/dsa-problems/{problemId}',
  '/v1/users/{userId}/units/{unitId}',
] as const;

/** A learner's own attempts at problems, what stands in the editor of each, and the cases that they have added. */
export const attemptsModule =
  ({ database }: Context): FastifyPluginAsync =>
  async (app) => {
    const attempts = createAttempts(database);
    const serve = serveRoutes(app, ownWorkRoutes);

    for (const place of places) {
      serve(`GET ${place}/attempts`, async ({ params }) => ({
        attempts: await attempts.list(ownProblemOf(params)),
      }));
      serve(`POST ${place}/attempts`, async ({ params, body }, reply) => {
        const { isNew, kept } = await attempts.add(ownProblemOf(params), body);
        return reply.code(isNew ? 201 : 200).send(kept);
      });

      serve(`GET ${place}/draft`, async ({ params, query }) => ({
        draft: await attempts.draft(ownProblemOf(params), query.language),
      }));
      serve(`PUT ${place}/draft`, async ({ params, body }) => ({
        draft: await attempts.saveDraft(ownProblemOf(params), body),
      }));
      serve(`DELETE ${place}/draft`, async ({ params, query }) => {
        await attempts.discardDraft(ownProblemOf(params), query.language);
        return {};
      });

      serve(`GET ${place}/cases`, async ({ params, query }) => ({
        cases: await attempts.cases(ownProblemOf(params), query.language),
      }));
      serve(`PUT ${place}/cases`, async ({ params, body }) => ({
        cases: await attempts.saveCases(ownProblemOf(params), body),
      }));
    }
  };
