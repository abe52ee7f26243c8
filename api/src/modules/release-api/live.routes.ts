import {
  ALL_UNITS,
  approvalWaits,
  diffQuery,
  historyQuery,
  liveChange,
  promotion,
  releaseDiff,
  releaseHistory,
  releaseList,
  restoration,
  rollback,
  withdrawal,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { promoteOrAsk } from '../approval-control/index.ts';
import { requireRight } from '../release-tokens/index.ts';
import {
  diff,
  type FollowedManifest,
  findHistory,
  listReleases,
  type ManifestStore,
  restore,
  rollBack,
  withdraw,
} from '../releases/index.ts';
import { byToken, holderOf } from './holder.ts';
import { servedBy, waiting } from './served-changes.ts';

/** What is and was live, and changes of it. */
export const liveRoutes =
  (
    store: ManifestStore,
    liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { kysely } = store;
    const config = { ignoresSession: true };
    const served = servedBy(liveManifest);

    app.get('/releases', { config, schema: { ...byToken, response: { 200: releaseList } } }, () =>
      listReleases(kysely),
    );
    app.get(
      '/releases/history',
      {
        config,
        schema: { ...byToken, querystring: historyQuery, response: { 200: releaseHistory } },
      },
      async ({ query }) => ({ entries: await findHistory(kysely, query) }),
    );
    app.get(
      '/releases/diff',
      { config, schema: { ...byToken, querystring: diffQuery, response: { 200: releaseDiff } } },
      ({ query }) => diff(kysely, query),
    );

    app.post(
      '/releases/promotions',
      {
        config,
        schema: {
          ...byToken,
          body: promotion,
          response: { 200: liveChange, 202: approvalWaits },
        },
      },
      async (request, reply) => {
        const holder = holderOf(request);
        requireRight(holder, 'promote', request.body.unit);
        const made = await promoteOrAsk(store, request.body, holder);
        if ('live' in made) return served(made.live);
        return reply.code(202).send(waiting(made.waits, holder.person));
      },
    );
    app.post(
      '/releases/rollbacks',
      { config, schema: { ...byToken, body: rollback, response: { 200: liveChange } } },
      async (request) => {
        const { why, ...wayBack } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'rollback', wayBack.unit);
        return served(rollBack(store, wayBack, { by: holder.name, why }));
      },
    );
    app.post(
      '/releases/withdrawals',
      { config, schema: { ...byToken, body: withdrawal, response: { 200: liveChange } } },
      async (request) => {
        const { why, ...version } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'rollback', version.unit);
        return served(withdraw(store, version, { by: holder.name, why }));
      },
    );
    app.post(
      '/releases/restorations',
      { config, schema: { ...byToken, body: restoration, response: { 200: liveChange } } },
      async (request) => {
        const { manifestId, why } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'rollback', ALL_UNITS);
        return served(restore(store, manifestId, { by: holder.name, why }));
      },
    );
  };
