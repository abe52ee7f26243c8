import {
  diffQuery,
  historyQuery,
  liveChange,
  newReleaseToken,
  promotion,
  releaseDiff,
  releaseHistory,
  releaseList,
  releaseTokenMade,
  releaseTokenParams,
  releaseTokens,
  restoration,
  rollback,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import type { FollowedManifest } from '../releases/index.ts';
import { createAdminReleases } from './admin-releases.service.ts';

/** What is and was live, and release tokens, for administrators. */
export const adminReleasesModule =
  (
    { database }: Context,
    admins: Admins,
    liveManifest: Partial<Pick<FollowedManifest, 'caughtUp'>>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const service = createAdminReleases(database, { admins, liveManifest });
    const config = { ignoresSession: true };
    const { tokenOf } = admins;

    app.get('/admin/releases', { config, schema: { response: { 200: releaseList } } }, (request) =>
      service.list(tokenOf(request)),
    );
    app.get(
      '/admin/releases/history',
      { config, schema: { querystring: historyQuery, response: { 200: releaseHistory } } },
      (request) => service.history(tokenOf(request), request.query),
    );
    app.get(
      '/admin/releases/diff',
      { config, schema: { querystring: diffQuery, response: { 200: releaseDiff } } },
      (request) => service.diff(tokenOf(request), request.query),
    );

    app.post(
      '/admin/releases/promotions',
      { config, schema: { body: promotion, response: { 200: liveChange } } },
      (request) => service.promote(tokenOf(request), request.body),
    );
    app.post(
      '/admin/releases/rollbacks',
      { config, schema: { body: rollback, response: { 200: liveChange } } },
      (request) => service.rollBack(tokenOf(request), request.body),
    );
    app.post(
      '/admin/releases/restorations',
      { config, schema: { body: restoration, response: { 200: liveChange } } },
      (request) => service.restore(tokenOf(request), request.body),
    );

    app.get(
      '/admin/releases/tokens',
      { config, schema: { response: { 200: releaseTokens } } },
      (request) => service.tokens(tokenOf(request)),
    );
    app.post(
      '/admin/releases/tokens',
      { config, schema: { body: newReleaseToken, response: { 201: releaseTokenMade } } },
      async (request, reply) =>
        reply.code(201).send(await service.makeToken(tokenOf(request), request.body)),
    );
    app.delete(
      '/admin/releases/tokens/:id',
      { config, schema: { params: releaseTokenParams, response: { 200: z.object({}) } } },
      async (request) => {
        await service.endToken(tokenOf(request), request.params.id);
        return {};
      },
    );
  };
