import { MERGE_BYTES_MAX, mergeRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import { refuseWhileWorking } from '../../../concurrency/heavy-work.ts';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createMerges } from './merge.service.ts';

const large = { bodyLimit: MERGE_BYTES_MAX, ...refuseWhileWorking };

/** What a person made on a device before logging in, on its way to the account. */
export const mergeModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const merges = createMerges(kysely);
    const serve = serveRoutes(app, mergeRoutes);

    serve(
      'POST /v1/users/{userId}/merges/preview',
      ({ params, body }) => merges.preview(params.userId, body.items),
      large,
    );
    serve(
      'POST /v1/users/{userId}/merges',
      async ({ params, body }, reply) =>
        reply.code(201).send(await merges.merge(params.userId, body.items)),
      large,
    );
    serve('DELETE /v1/users/{userId}/merges/{id}', ({ params }) =>
      merges.undo(params.userId, params.id),
    );
  };
