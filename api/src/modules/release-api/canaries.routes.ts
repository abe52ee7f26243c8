import {
  approvalWaits,
  canaryInfo,
  canaryList,
  canaryParams,
  canaryStop,
  newCanary,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { beginOrAsk } from '../approval-control/index.ts';
import { findCanaries } from '../canaries/index.ts';
import { type FollowedCanary, stop, toDto } from '../canary-control/index.ts';
import { requireRight } from '../release-tokens/index.ts';
import type { ManifestStore } from '../releases/index.ts';
import { byToken, holderOf } from './holder.ts';
import { waiting } from './served-changes.ts';

interface Options {
  store: ManifestStore;
  canary: Pick<FollowedCanary, 'caughtUp'>;
}

/** The running one, and some before it. */
const MOST_LISTED = 20;

/** Versions that some visitors get before they are live for all. */
export const canariesRoutes =
  (
    { config }: Pick<Context, 'config'>,
    { store, canary: followed }: Options,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { kysely } = store;
    const shared = { ignoresSession: true };

    app.get(
      '/releases/canaries',
      { config: shared, schema: { ...byToken, response: { 200: canaryList } } },
      async () => {
        const canaries = await findCanaries(kysely, MOST_LISTED);
        return { canaries: canaries.map((canary) => toDto(canary, config)) };
      },
    );
    app.post(
      '/releases/canaries',
      {
        config: shared,
        schema: {
          ...byToken,
          body: newCanary,
          response: { 200: canaryInfo, 202: approvalWaits },
        },
      },
      async (request, reply) => {
        const holder = holderOf(request);
        requireRight(holder, 'promote', request.body.unit);
        const made = await beginOrAsk({ store, config }, request.body, holder);
        if ('waits' in made) return reply.code(202).send(waiting(made.waits, holder.person));
        await followed.caughtUp();
        return toDto(made.canary, config);
      },
    );
    app.post(
      '/releases/canaries/:id/stop',
      {
        config: shared,
        schema: {
          ...byToken,
          params: canaryParams,
          body: canaryStop,
          response: { 200: canaryInfo },
        },
      },
      async (request) => {
        const holder = holderOf(request);
        const ended = await stop(kysely, request.params.id, { holder, why: request.body.why });
        await followed.caughtUp();
        return toDto(ended, config);
      },
    );
  };
