import {
  canaryInfo,
  canaryList,
  canaryParams,
  canaryStop,
  newCanary,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors/domain-error.ts';
import { type Canary, endCanary, findCanaries, findCanary } from '../canaries/index.ts';
import { begin, type FollowedCanary, toDto } from '../canary-control/index.ts';
import { requireRight } from '../release-tokens/index.ts';
import { type ManifestStore, refusedRelease } from '../releases/index.ts';
import { byToken, holderOf } from './holder.ts';

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
      { config: shared, schema: { ...byToken, body: newCanary, response: { 200: canaryInfo } } },
      async (request) => {
        const { why, ...candidate } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'promote', candidate.unit);
        const begun = await begin({ store, config }, candidate, { by: holder.name, why });
        await followed.caughtUp();
        return toDto(begun, config);
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
        const { id } = request.params;
        const canary = await findCanary(kysely, id);
        if (!canary) throw notFound(`There never was a canary ${id}.`);
        const holder = holderOf(request);
        requireRight(holder, 'rollback', canary.unit);
        const { why } = request.body;
        const verdict = `Stopped by ${holder.name}${why ? `: ${why}` : '.'}`;
        const ended = await kysely
          .transaction()
          .execute((transaction) =>
            endCanary(transaction, canary, { by: holder.name, state: 'stopped', verdict }),
          );
        if (!ended) throw hasEnded(canary);
        await followed.caughtUp();
        return toDto(ended, config);
      },
    );
  };

const hasEnded = ({ unit, version }: Canary) =>
  refusedRelease(`The canary of ${unit} ${version} has ended already.`);
