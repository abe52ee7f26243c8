import {
  MERGE_BYTES_MAX,
  merged,
  mergeParams,
  mergePreview,
  mergeRequest,
  mergesParams,
  mergeUndone,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { refuseVisitors } from '../../session/session.plugin.ts';
import { requireOwner } from './merge.policy.ts';
import { createMerges } from './merge.service.ts';

const MERGES = '/users/:userId/merges';

/** What somebody made on a device before logging in, on its way to the account. */
export const mergeModule =
  ({ database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const merges = createMerges(kysely);
    const params = mergesParams;
    const costly = {
      bodyLimit: MERGE_BYTES_MAX,
      onRequest: refuseVisitors,
      config: { limit: 'merge' },
    } as const;

    app.post(
      `${MERGES}/preview`,
      { ...costly, schema: { params, body: mergeRequest, response: { 200: mergePreview } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return merges.preview(params.userId, body.items);
      },
    );

    app.post(
      MERGES,
      { ...costly, schema: { params, body: mergeRequest, response: { 201: merged } } },
      async ({ user, params, body }, reply) => {
        requireOwner(user, params.userId);
        return reply.code(201).send(await merges.merge(params.userId, body.items));
      },
    );

    app.delete(
      `${MERGES}/:id`,
      { schema: { params: mergeParams, response: { 200: mergeUndone } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return merges.undo(params.userId, params.id);
      },
    );
  };
