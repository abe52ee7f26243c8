import {
  ALL_UNITS,
  diffQuery,
  historyQuery,
  type LiveChangeMade,
  liveChange,
  promotion,
  releaseDiff,
  releaseHistory,
  releaseList,
  restoration,
  rollback,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireRight } from '../release-tokens/index.ts';
import {
  diff,
  type FollowedManifest,
  findHistory,
  type LiveNow,
  listReleases,
  type ManifestStore,
  promote,
  restore,
  rollBack,
} from '../releases/index.ts';
import { byToken, holderOf } from './holder.ts';

/** What is and was live, and changes of it. */
export const liveRoutes =
  (
    store: ManifestStore,
    liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { kysely } = store;
    const config = { ignoresSession: true };

    /** Whoever is told of a change, and reloads a page, gets what is new. */
    async function served(changing: Promise<LiveNow>): Promise<LiveChangeMade> {
      const changed = await changing;
      await liveManifest.caughtUp?.();
      return toDto(changed);
    }

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
      { config, schema: { ...byToken, body: promotion, response: { 200: liveChange } } },
      async (request) => {
        const { unit, version, why } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'promote', unit);
        return served(promote(store, [[unit, version]], { by: holder.name, why }));
      },
    );
    app.post(
      '/releases/rollbacks',
      { config, schema: { ...byToken, body: rollback, response: { 200: liveChange } } },
      async (request) => {
        const { unit, to, why } = request.body;
        const holder = holderOf(request);
        requireRight(holder, 'rollback', unit);
        return served(rollBack(store, { unit, to }, { by: holder.name, why }));
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

const toDto = ({ manifest, changes }: LiveNow): LiveChangeMade => ({
  manifestId: manifest.manifestId,
  sequence: manifest.sequence,
  changed: Object.fromEntries(changes.map(({ unit, to }) => [unit, to])),
});
