import {
  navigationCount,
  newRevisionAddition,
  newRevisionReview,
  revisionAddition,
  revisionAdditionParams,
  revisionAdditionUndone,
  revisionDay,
  revisionDays,
  revisionList,
  revisionParams,
  revisionReviewParams,
  revisionStart,
  revisionsParams,
  revisionsQuery,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { FindUnitPages } from '../materials/index.ts';
import { requireOwner } from './revision.policy.ts';
import { createRevisions } from './revision.service.ts';

/** A learner's own schedule: what is due, what is next, and what became of it. */
export const revisionModule =
  ({ database }: Context, unitPages: FindUnitPages): FastifyPluginAsyncZod =>
  async (app) => {
    const revisions = createRevisions(database, unitPages);
    const ofPerson = { params: revisionsParams, querystring: revisionsQuery };

    app.get(
      '/users/:userId/revisions',
      { schema: { ...ofPerson, response: { 200: revisionList } } },
      async ({ user, params, query }) => {
        requireOwner(user, params.userId);
        return revisions.list(params.userId, query.zone);
      },
    );

    app.get(
      '/users/:userId/revisions/days',
      { schema: { ...ofPerson, response: { 200: revisionDays } } },
      async ({ user, params, query }) => {
        requireOwner(user, params.userId);
        return revisions.days(params.userId, query.zone);
      },
    );

    app.post(
      '/users/:userId/revisions/additions',
      {
        schema: {
          params: revisionsParams,
          body: newRevisionAddition,
          response: { 200: revisionAddition },
        },
      },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return revisions.add(params.userId, body);
      },
    );

    app.delete(
      '/users/:userId/revisions/additions/:additionId',
      { schema: { params: revisionAdditionParams, response: { 200: revisionAdditionUndone } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return revisions.undoAddition(params.userId, params.additionId);
      },
    );

    app.get(
      '/users/:userId/revisions/count',
      { schema: { ...ofPerson, response: { 200: navigationCount } } },
      async ({ user, params, query }) => {
        requireOwner(user, params.userId);
        return { count: await revisions.dueCount(params.userId, query.zone) };
      },
    );

    app.put(
      '/users/:userId/revisions/:unitId',
      { schema: { params: revisionParams, body: revisionStart, response: { 200: revisionDay } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return revisions.start(params.userId, params.unitId, body.zone);
      },
    );

    app.delete(
      '/users/:userId/revisions/:unitId',
      { schema: { params: revisionParams, response: { 200: z.object({}) } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        await revisions.stop(params.userId, params.unitId);
        return {};
      },
    );

    app.post(
      '/users/:userId/revisions/:unitId/reviews',
      {
        schema: { params: revisionParams, body: newRevisionReview, response: { 200: revisionDay } },
      },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return revisions.review(params.userId, params.unitId, body);
      },
    );

    app.delete(
      '/users/:userId/revisions/:unitId/reviews/:reviewId',
      { schema: { params: revisionReviewParams, response: { 200: revisionDay } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return revisions.takeBack(params.userId, params.unitId, params.reviewId);
      },
    );
  };
