import {
  attempt,
  attemptList,
  newAttempt,
  newOwnCases,
  newSolutionDraft,
  ownCaseList,
  ownProblemParams,
  ownUnitParams,
  solutionDraft,
  workQuery,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { requireOwner } from './attempts.policy.ts';
import { createAttempts } from './attempts.service.ts';
import { ownProblemOf } from './own-problem.ts';

/** Whose work, and on what: a DSA problem, or the task of a unit. */
const places = [
  { path: '/users/:userId/dsa-problems/:problemId', params: ownProblemParams },
  { path: '/users/:userId/units/:unitId', params: ownUnitParams },
];

/** A learner's own attempts at problems, what stands in the editor of each, and the cases that they have added. */
export const attemptsModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const attempts = createAttempts(database);

    for (const { path, params } of places) {
      app.get(
        `${path}/attempts`,
        { schema: { params, response: { 200: attemptList } } },
        async ({ user, params }) => {
          requireOwner(user, params.userId);
          return { attempts: await attempts.list(ownProblemOf(params)) };
        },
      );

      app.post(
        `${path}/attempts`,
        { schema: { params, body: newAttempt, response: { 200: attempt, 201: attempt } } },
        async ({ user, params, body }, reply) => {
          requireOwner(user, params.userId);
          const { isNew, kept } = await attempts.add(ownProblemOf(params), body);
          return reply.code(isNew ? 201 : 200).send(kept);
        },
      );

      app.get(
        `${path}/draft`,
        { schema: { params, querystring: workQuery, response: { 200: solutionDraft } } },
        async ({ user, params, query }) => {
          requireOwner(user, params.userId);
          return { draft: await attempts.draft(ownProblemOf(params), query.language) };
        },
      );

      app.put(
        `${path}/draft`,
        { schema: { params, body: newSolutionDraft, response: { 200: solutionDraft } } },
        async ({ user, params, body }) => {
          requireOwner(user, params.userId);
          return { draft: await attempts.saveDraft(ownProblemOf(params), body) };
        },
      );

      app.delete(
        `${path}/draft`,
        { schema: { params, querystring: workQuery, response: { 200: z.object({}) } } },
        async ({ user, params, query }) => {
          requireOwner(user, params.userId);
          await attempts.discardDraft(ownProblemOf(params), query.language);
          return {};
        },
      );

      app.get(
        `${path}/cases`,
        { schema: { params, querystring: workQuery, response: { 200: ownCaseList } } },
        async ({ user, params, query }) => {
          requireOwner(user, params.userId);
          return { cases: await attempts.cases(ownProblemOf(params), query.language) };
        },
      );

      app.put(
        `${path}/cases`,
        { schema: { params, body: newOwnCases, response: { 200: ownCaseList } } },
        async ({ user, params, body }) => {
          requireOwner(user, params.userId);
          return { cases: await attempts.saveCases(ownProblemOf(params), body) };
        },
      );
    }
  };
