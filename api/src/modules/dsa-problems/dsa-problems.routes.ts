import {
  dsaCategoryList,
  dsaProblem,
  dsaProblemList,
  dsaProblemParams,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors/domain-error.ts';
import { sendFinished } from '../../finished-answer.ts';
import { dsaCategories } from '../content/index.ts';
import type { DsaProblems } from './dsa-problems.service.ts';

/**
 * The list of DSA problems with what the signed-in person completed, each problem in full, and their categories.
 * Finished answers are sent as they are, so for them the schemas only describe.
 */
export const dsaProblemsModule =
  (problems: DsaProblems): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onClose', async () => problems.stop());

    app.get(
      '/dsa-problems',
      { schema: { response: { 200: dsaProblemList } } },
      async (request, reply) => {
        if (request.user) return problems.learnerList(request.user.id);
        return sendFinished(request, reply, await problems.visitorList());
      },
    );

    app.get(
      '/dsa-categories',
      { config: { ignoresSession: true }, schema: { response: { 200: dsaCategoryList } } },
      async () => [...dsaCategories()],
    );

    app.get(
      '/dsa-problems/:slug',
      {
        config: { ignoresSession: true },
        schema: { params: dsaProblemParams, response: { 200: dsaProblem } },
      },
      async (request, reply) => {
        const answer = await problems.answer(request.params.slug);
        if (!answer) throw notFound('The requested DSA problem could not be found.');
        return sendFinished(request, reply, answer);
      },
    );
  };
