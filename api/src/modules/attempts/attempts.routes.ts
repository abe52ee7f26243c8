import {
  attempt,
  attemptList,
  draftQuery,
  newAttempt,
  newSolutionDraft,
  ownProblemParams,
  solutionDraft,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { requireOwner } from './attempts.policy.ts';
import { createAttempts } from './attempts.service.ts';

const ATTEMPTS = '/users/:userId/dsa-problems/:problemId/attempts';
const DRAFT = '/users/:userId/dsa-problems/:problemId/draft';

/** A learner's own attempts at DSA problems, and what stands in the editor of each. */
export const attemptsModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const attempts = createAttempts(database);
    const params = ownProblemParams;

    app.get(
      ATTEMPTS,
      { schema: { params, response: { 200: attemptList } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return { attempts: await attempts.list(params) };
      },
    );

    app.post(
      ATTEMPTS,
      { schema: { params, body: newAttempt, response: { 200: attempt, 201: attempt } } },
      async ({ user, params, body }, reply) => {
        requireOwner(user, params.userId);
        const { isNew, kept } = await attempts.add(params, body);
        return reply.code(isNew ? 201 : 200).send(kept);
      },
    );

    app.get(
      DRAFT,
      { schema: { params, querystring: draftQuery, response: { 200: solutionDraft } } },
      async ({ user, params, query }) => {
        requireOwner(user, params.userId);
        return { draft: await attempts.draft(params, query.language) };
      },
    );

    app.put(
      DRAFT,
      { schema: { params, body: newSolutionDraft, response: { 200: solutionDraft } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return { draft: await attempts.saveDraft(params, body) };
      },
    );

    app.delete(
      DRAFT,
      { schema: { params, querystring: draftQuery, response: { 200: z.object({}) } } },
      async ({ user, params, query }) => {
        requireOwner(user, params.userId);
        await attempts.discardDraft(params, query.language);
        return {};
      },
    );
  };
